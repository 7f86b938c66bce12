"""The canvas: a graph with its stones and Grundy values, drawn and edited by mouse."""
