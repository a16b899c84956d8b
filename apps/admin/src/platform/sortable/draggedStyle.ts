/** The style of rows while `dragRow` drags one; goes on their container. */
export const draggedStyle = {
  '&[data-dragging], & [data-dragging]': { userSelect: 'none', cursor: 'grabbing' },
  '&[data-dragging] > [data-place], & [data-dragging] > [data-place]': {
    transition: 'transform 140ms',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  '& [data-place][data-dragged]': {
    transition: 'none',
    position: 'relative',
    zIndex: 2,
    bgcolor: 'kontor.raised',
    boxShadow: 6,
    '& button': { cursor: 'grabbing' },
  },
} as const;
