import type { MarkReadInput, NotificationCount, NotificationRecord } from '@kontor/domain';
import { Box, Button, List, Popover, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useKontor } from '../../api/dataProvider.ts';
import type { Opened } from '../../page/Opens.tsx';
import { groupNotifications } from './groupNotifications.ts';
import { NotificationLines } from './NotificationLines.tsx';
import { NotificationRow } from './NotificationRow.tsx';

const latest = { range: [0, 99], sort: ['createdAt', 'DESC'] };

export const NotificationsList = ({ anchor, open, onClose, unread }: Opened & { unread: number }) => {
  const t = useTranslate();
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
        {groupNotifications(list.data ?? []).map((group) => {
          const [first] = group.notifications;
          if (!first) return null;
          return group.notifications.length === 1 ? (
            <NotificationRow key={first.id} notification={first} onFollow={follow} />
          ) : (
            <NotificationLines key={`${group.kind} ${group.unread}`} group={group} onFollow={follow} />
          );
        })}
      </List>
    </Popover>
  );
};
