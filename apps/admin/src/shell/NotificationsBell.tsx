import type { MarkReadInput, NotificationCount, NotificationRecord } from '@kontor/domain';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import {
  Badge,
  Box,
  Button,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Popover,
  Tooltip,
  Typography,
} from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../shared/ability.ts';
import { useKontor } from '../shared/dataProvider.ts';
import { linkTo } from '../shared/linkTo.ts';
import { useFormat } from '../shared/useFormat.ts';

const latest = { range: [0, 19], sort: ['createdAt', 'DESC'] };

export const NotificationsBell = () => {
  const t = useTranslate();
  const format = useFormat();
  const { call } = useKontor();
  const queryClient = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const allowed = may('read', 'Notification');
  const count = useQuery({
    queryKey: ['notifications', 'unread'],
    queryFn: ({ signal }) => call<NotificationCount>('GET', '/notifications/unread-count', { signal }),
    enabled: allowed,
    refetchInterval: 300_000,
  });
  const list = useQuery({
    queryKey: ['notifications', 'bell'],
    queryFn: ({ signal }) => call<NotificationRecord[]>('GET', '/notifications', { query: latest, signal }),
    enabled: allowed && anchor !== null,
  });
  const mark = useMutation({
    mutationFn: (which: MarkReadInput) => call<NotificationCount>('POST', '/notifications/mark-read', { body: which }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  });
  if (!allowed) return null;

  const unread = count.data?.unread ?? 0;
  const label = unread === 0 ? t('kontor.notifications.open_none') : t('kontor.notifications.open_some', { smart_count: unread });
  const close = () => setAnchor(null);
  const open = ({ id, readAt }: NotificationRecord) => {
    close();
    if (!readAt) mark.mutate({ ids: [id] });
  };
  return (
    <>
      <Tooltip title={t('kontor.notifications.title')} describeChild>
        <IconButton
          color="inherit"
          aria-haspopup="dialog"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ width: { xs: 40, sm: 44 }, height: 44 }}
        >
          <Badge badgeContent={unread} max={99} color="secondary" slotProps={{ badge: { 'aria-hidden': true } }}>
            <NotificationsOutlined />
          </Badge>
          <span style={visuallyHidden}>{label}</span>
        </IconButton>
      </Tooltip>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            sx: { width: 380, maxWidth: 'calc(100vw - 24px)', maxHeight: '70vh' },
            role: 'dialog',
            'aria-labelledby': 'bell-title',
          },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
          <Typography variant="h2" id="bell-title" sx={{ flex: 1 }}>
            {t('kontor.notifications.title')}
          </Typography>
          <Button size="small" disabled={unread === 0} onClick={() => mark.mutate({ all: true })}>
            {t('kontor.notifications.mark_all')}
          </Button>
        </Box>
        {list.isError && <Typography sx={{ p: 3 }}>{t('kontor.notifications.failed')}</Typography>}
        {list.data?.length === 0 && (
          <Typography color="textSecondary" sx={{ p: 3, textAlign: 'center' }}>
            {t('kontor.notifications.none')}
          </Typography>
        )}
        <List disablePadding>
          {list.data?.map((notification) => (
            <ListItem key={notification.id} disablePadding divider>
              <ListItemButton
                component={Link}
                to={linkTo(notification.subject, notification.subjectId) ?? '/'}
                onClick={() => open(notification)}
              >
                <ListItemText
                  primary={t(`kontor.notifications.kinds.${notification.kind}`, notification.params)}
                  secondary={<time dateTime={notification.createdAt}>{format.relative(notification.createdAt)}</time>}
                  slotProps={{ primary: { sx: { fontWeight: notification.readAt ? 400 : 650 } } }}
                />
                {!notification.readAt && (
                  <Box aria-hidden sx={{ width: 8, height: 8, borderRadius: 4, bgcolor: 'secondary.main', ml: 1 }} />
                )}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Popover>
    </>
  );
};
