"""The panels around the canvas: each looks at the session and changes it only through it."""
