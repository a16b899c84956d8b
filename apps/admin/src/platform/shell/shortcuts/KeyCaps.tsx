import { Box } from '@mui/material';

/** "Ctrl+K" or "g>c" as key caps; `>` means "then". */
export const KeyCaps = ({ keys }: { keys: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
    {keys.split(/[+>]/).map((key, index) => (
      <Box key={index} component="kbd" sx={cap}>
        {key}
      </Box>
    ))}
  </Box>
);

const cap = {
  fontFamily: 'inherit',
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: '18px',
  minWidth: 20,
  px: 0.5,
  textAlign: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  color: 'text.secondary',
  bgcolor: 'background.paper',
};
