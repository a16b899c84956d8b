import type { MarkReadInput, NotificationCount, NotificationRecord } from '@kontor/domain';
import { Box, Button, List, ListItem, ListItemButton, ListItemText, Popover, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useKontor } from '../../api/dataProvider.ts';
import { linkTo } from '../../api/linkTo.ts';
import type { Opened } from '../../page/Opens.tsx';
import { useFormat } from '../../format/useFormat.ts';

const latest = { range: [0, 19], sort: ['createdAt', 'DESC'] };

export const NotificationsList = ({ anchor, open, onClose, unread }: Opened & { unread: number }) => {
  const t = useTranslate();
  const format = useFormat();
  const { call } = useKontor();
  const queryClient = useQueryClient();
  const list = useQuery({
    queryKey: ['notifications', 'bell'],
    queryFn: ({ signal }) => call<NotificationRecord[]>('GET', '/notifications', { query: latest, signal }),
    enabled: open,
  });
  const mark = useMutation({
    mutationFn: (which: MarkReadInput) => call<NotificationCount>('POST', '/notifications/mark-read', { body: which }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  });
  const follow = ({ id, readAt }: NotificationRecord) => {
    onClose();
    if (!readAt) mark.mutate({ ids: [id] });
  };
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
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
              onClick={() => follow(notification)}
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
  );
};
