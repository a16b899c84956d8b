import { Box, Button, Typography } from '@mui/material';
import { useCloseNotification, useTranslate } from 'react-admin';

/** What a toast says of something that was done, with the way back. */
export const UndoText = ({ text, undo }: { text: string; undo: () => void }) => {
  const t = useTranslate();
  const close = useCloseNotification();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Button
        size="small"
        onClick={() => {
          undo();
          close();
        }}
      >
        {t('ra.action.undo')}
      </Button>
    </Box>
  );
};
