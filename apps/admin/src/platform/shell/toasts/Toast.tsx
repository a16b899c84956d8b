import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Box, Button, Grow, IconButton, Paper, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { CloseNotificationContext, useTranslate } from 'react-admin';
import type { ToastItem } from './ToastStack.tsx';

const icons = { success: CheckCircleOutlined, error: ErrorOutlineOutlined, warning: WarningAmberOutlined, info: InfoOutlined };

/** react-admin announces saving as "info"; to the person who saved it is a success. */
const isWritten = (message: unknown): boolean =>
  typeof message === 'string' && /\.notifications\.(created|updated|deleted)$/.test(message);

type Props = { item: ToastItem; onClose: (isUndo: boolean) => void };

export const Toast = ({ item, onClose }: Props) => {
  const translate = useTranslate();
  const { message, notificationOptions: { autoHideDuration, messageArgs, multiLine } = {} } = item.notification;
  const type = isWritten(message) && item.notification.type === 'info' ? 'success' : item.notification.type;
  const [paused, setPaused] = useState(false);
  const expire = useEffectEvent(() => onClose(false));
  const stays = autoHideDuration === null || (type === 'error' && !item.undo);
  const duration = item.undo ? 6000 : (autoHideDuration ?? 6000);
  useEffect(() => {
    if (stays || paused) return;
    const timer = setTimeout(() => expire(), duration);
    return () => clearTimeout(timer);
  }, [stays, paused, duration]);
  const Icon = icons[type];
  const pause = {
    onMouseEnter: () => setPaused(true),
    onMouseLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  };
  return (
    <Grow in appear>
      <Paper role={type === 'error' ? 'alert' : 'status'} elevation={8} sx={card} {...pause} data-testid={`toast-${type}`}>
        <Box sx={{ display: 'flex', color: `${type}.main`, py: '7px' }}>
          <Icon fontSize="small" />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, py: '7px' }}>
          {typeof message === 'string' ? (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: multiLine ? 'pre-line' : undefined }}>
              {translate(message, { _: message, ...messageArgs })}
            </Typography>
          ) : (
            <CloseNotificationContext.Provider value={() => onClose(false)}>{message}</CloseNotificationContext.Provider>
          )}
        </Box>
        {item.undo && (
          <Button size="small" onClick={() => onClose(true)}>
            {translate('ra.action.undo')}
          </Button>
        )}
        <IconButton size="small" aria-label={translate('kontor.toast.dismiss')} onClick={() => onClose(false)}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      </Paper>
    </Grow>
  );
};

const card = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.25,
  pl: 1.75,
  pr: 0.75,
  py: 0.5,
  borderRadius: 1.5,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'kontor.raised',
  pointerEvents: 'auto',
};
