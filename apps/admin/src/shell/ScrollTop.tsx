import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined';
import { Fab, useScrollTrigger, Zoom } from '@mui/material';
import { useTranslate } from 'react-admin';

export const ScrollTop = () => {
  const translate = useTranslate();
  const visible = useScrollTrigger({ disableHysteresis: true, threshold: 400 });
  const toTop = () => {
    window.scrollTo({ top: 0, behavior: 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <Zoom in={visible} unmountOnExit>
      <Fab
        size="medium"
        className="no-print"
        aria-label={translate('kontor.shell.scroll_top')}
        onClick={toTop}
        sx={{
          position: 'fixed',
          insetInlineEnd: 24,
          bottom: 88,
          bgcolor: 'kontor.raised',
          color: 'text.primary',
          border: 1,
          borderColor: 'divider',
          boxShadow: 4,
        }}
      >
        <KeyboardArrowUpOutlined />
      </Fab>
    </Zoom>
  );
};
