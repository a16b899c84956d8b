import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Box, ButtonBase, IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { KeyCaps } from '../shortcuts/KeyCaps.tsx';

export const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** Looks like a search field and opens the palette. */
export const SearchButton = ({ onClick, compact }: { onClick: () => void; compact: boolean }) => {
  const translate = useTranslate();
  const label = translate('kontor.palette.open');
  if (compact)
    return (
      <IconButton color="inherit" aria-label={label} onClick={onClick} sx={{ width: { xs: 40, sm: 44 }, height: 44 }}>
        <SearchOutlined />
      </IconButton>
    );
  return (
    <ButtonBase onClick={onClick} aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'} sx={field}>
      <SearchOutlined fontSize="small" />
      <Box component="span" sx={{ flex: 1, textAlign: 'start' }}>
        {translate('kontor.palette.button')}
      </Box>
      <KeyCaps keys={isMac ? '⌘+K' : 'Ctrl+K'} />
    </ButtonBase>
  );
};

const field = {
  ml: 2,
  width: 280,
  height: 38,
  px: 1.5,
  gap: 1,
  border: 1,
  borderColor: 'kontor.inputBorder',
  borderRadius: 1,
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  bgcolor: 'background.default',
  '&:hover': { borderColor: 'text.secondary' },
};
