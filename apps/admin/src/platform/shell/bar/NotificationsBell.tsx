import type { NotificationCount } from '@kontor/domain';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import { Badge, IconButton, Tooltip } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { may } from '../../api/ability.ts';
import { useKontor } from '../../api/dataProvider.ts';
import { Opens } from '../../page/Opens.tsx';
import { part } from '../../page/page.ts';

const NotificationsList = part(() => import('./NotificationsList.tsx').then((m) => m.NotificationsList));

export const NotificationsBell = () => {
  const t = useTranslate();
  const { call } = useKontor();
  const allowed = may('read', 'Notification');
  const count = useQuery({
    queryKey: ['notifications', 'unread'],
    queryFn: ({ signal }) => call<NotificationCount>('GET', '/notifications/unread-count', { signal }),
    enabled: allowed,
    refetchInterval: 300_000,
  });
  if (!allowed) return null;

  const unread = count.data?.unread ?? 0;
  const label = unread === 0 ? t('kontor.notifications.open_none') : t('kontor.notifications.open_some', { smart_count: unread });
  return (
    <Opens
      popup="dialog"
      preload={NotificationsList.preload}
      button={(opener) => (
        <Tooltip title={t('kontor.notifications.title')} describeChild>
          <IconButton {...opener} color="inherit" sx={{ width: { xs: 40, sm: 44 }, height: 44 }}>
            <Badge badgeContent={unread} max={99} color="secondary" slotProps={{ badge: { 'aria-hidden': true } }}>
              <NotificationsOutlined />
            </Badge>
            <span style={visuallyHidden}>{label}</span>
          </IconButton>
        </Tooltip>
      )}
    >
      {(opened) => <NotificationsList {...opened} unread={unread} />}
    </Opens>
  );
};
