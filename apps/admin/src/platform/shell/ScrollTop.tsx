import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined';
import { Box, IconButton, useScrollTrigger } from '@mui/material';
import { useTranslate } from 'react-admin';

export const ScrollTop = () => {
  const translate = useTranslate();
  const visible = useScrollTrigger({ disableHysteresis: true, threshold: 400 });
  const toTop = () => {
    window.scrollTo({ top: 0, behavior: 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <>
      {/* Lets the keyboard's focus scroll out from under the button, even at the end of a page. */}
      <Box aria-hidden className="no-print" sx={room(visible)} />
      <IconButton
        className="no-print"
        aria-label={translate('kontor.shell.scroll_top')}
        onClick={toTop}
        sx={{
          position: 'fixed',
          insetInlineEnd: 24,
          bottom: 88,
          width: 48,
          height: 48,
          zIndex: 1050,
          bgcolor: 'kontor.raised',
          color: 'text.primary',
          border: 1,
          borderColor: 'divider',
          boxShadow: 4,
          visibility: visible ? 'visible' : 'hidden',
          opacity: visible ? 1 : 0,
          transition: 'opacity 160ms, visibility 160ms',
          '&:hover': { bgcolor: 'kontor.raised' },
          // It would cover the buttons that save at the end of a form.
          'main:has([data-save-bar]) ~ &': { display: 'none' },
        }}
      >
        <KeyboardArrowUpOutlined />
      </IconButton>
    </>
  );
};

const room = (visible: boolean) => ({
  height: visible ? 80 : 0,
  flexShrink: 0,
  'main:has([data-save-bar]) ~ &': { height: 0 },
});
