import type { ChatContactRecord } from '@kontor/domain';
import { Box, Button, Typography } from '@mui/material';
import { useCloseNotification, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Names the writer and links to the chat. */
export const Notice = ({ contact: { id, fullName }, text }: { contact: ChatContactRecord; text: string }) => {
  const t = useTranslate();
  const close = useCloseNotification();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', ...twoLines }}>
        {t('chat.notice', { name: fullName, text })}
      </Typography>
      <Button size="small" component={Link} to={`/chat/index?contact=${id}`} onClick={close}>
        {t('chat.notice_open')}
      </Button>
    </Box>
  );
};

const twoLines = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;
