import { Box, Button, Typography } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useCloseNotification, useTranslate } from 'react-admin';

type Props = {
  text: string;
  undo: () => void;
  /** Closes the toast when the person leaves the page. */ page?: EventTarget;
};

/** The text of a toast with its Undo button. */
export const UndoText = ({ text, undo, page }: Props) => {
  const t = useTranslate();
  const close = useCloseNotification();
  const leave = useEffectEvent(() => close());
  useEffect(() => {
    const onLeft = () => leave();
    page?.addEventListener('left', onLeft);
    return () => page?.removeEventListener('left', onLeft);
  }, [page]);
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
