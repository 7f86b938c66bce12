"""The board editor: rows of chesses with their values, drawn and edited by mouse and keyboard."""
