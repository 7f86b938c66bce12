"""What a screen reader is told of widgets that paint everything themselves: positions, rows and heaps as items."""
