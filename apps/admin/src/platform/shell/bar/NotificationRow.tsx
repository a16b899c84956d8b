import { saidParams, type NotificationRecord } from '@kontor/domain';
import { Box, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { linkTo } from '../../api/linkTo.ts';
import { useFormat } from '../../format/useFormat.ts';

type Props = { notification: NotificationRecord; onFollow: (notification: NotificationRecord) => void };

export const NotificationRow = ({ notification, onFollow }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const { kind, params, subject, subjectId, createdAt, readAt } = notification;
  return (
    <ListItem disablePadding divider>
      <ListItemButton component={Link} to={linkTo(subject, subjectId) ?? '/'} onClick={() => onFollow(notification)}>
        <ListItemText
          primary={t(`kontor.notifications.kinds.${kind}`, saidParams(params, format.date))}
          secondary={<time dateTime={createdAt}>{format.relative(createdAt)}</time>}
          slotProps={{ primary: { sx: { fontWeight: readAt ? 400 : 650 } } }}
        />
        {!readAt && <Unread />}
      </ListItemButton>
    </ListItem>
  );
};

export const Unread = () => (
  <Box
    aria-hidden
    sx={{ flexShrink: 0, width: 8, height: 8, borderRadius: 4, bgcolor: 'secondary.main', marginInlineStart: 1 }}
  />
);
