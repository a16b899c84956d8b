/** Style of a sticky bar at the bottom of a form. */
export const stickyBar = {
  position: 'sticky',
  bottom: { xs: 8, md: 16 },
  zIndex: 5,
  mt: 2,
  px: 2,
  py: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'kontor.raised',
  // Covers the form below the bar.
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: '-1px',
    top: '100%',
    height: { xs: 8, md: 16 },
    bgcolor: 'background.default',
  },
} as const;
