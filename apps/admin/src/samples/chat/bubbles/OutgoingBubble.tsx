import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Bubble } from './Bubble.tsx';
import type { Outgoing } from '../useOutgoing.ts';

type Props = { outgoing: Outgoing; isFailed: boolean; onRetry: () => void; onDiscard: () => void };

/** A message that is being sent or failed, with buttons to retry and discard it. */
export const OutgoingBubble = ({ outgoing: { message, problem }, isFailed, onRetry, onDiscard }: Props) => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: 0.5, mb: 1.5 }}>
      <Box sx={{ maxWidth: { xs: '88%', md: '72%' }, opacity: isFailed ? 1 : 0.75 }}>
        <Bubble text={message} isOwn />
      </Box>
      {isFailed ? (
        <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: 0.5 }}>
          <Typography variant="caption" color="error">
            {problem ? t('chat.failed_because', { problem }) : t('chat.failed')}
          </Typography>
          <Button size="small" onClick={onRetry}>
            {t('chat.retry')}
          </Button>
          <Button size="small" color="inherit" onClick={onDiscard}>
            {t('chat.discard')}
          </Button>
        </Box>
      ) : (
        <Typography variant="caption" color="textSecondary" role="status">
          {t('chat.sending')}
        </Typography>
      )}
    </Box>
  );
};
