import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Drawer, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

type Props = { title: string; open: boolean; onClose: () => void; children: ReactNode };

/** A panel that slides in from the end of the page. */
export const SidePanel = ({ title, open, onClose, children }: Props) => {
  const t = useTranslate();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': 'chat-panel', sx: { width: 340, maxWidth: '92vw' } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', p: 2, gap: 1 }}>
        <Typography id="chat-panel" variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={t('ra.action.close')} onClick={onClose} autoFocus>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, pb: 3, display: 'grid', gap: 2.5 }}>{children}</Box>
    </Drawer>
  );
};
