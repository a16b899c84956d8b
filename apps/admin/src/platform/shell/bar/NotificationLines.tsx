import { sum, type NotificationRecord } from '@kontor/domain';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Collapse, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useId, useState } from 'react';
import { useGetMany, useTranslate, type RaRecord } from 'react-admin';
import { resourceOf } from '../../api/resource.ts';
import { useFormat } from '../../format/useFormat.ts';
import type { NotificationGroup } from './groupNotifications.ts';
import { NotificationRow, Unread } from './NotificationRow.tsx';

type Props = { group: NotificationGroup; onFollow: (notification: NotificationRecord) => void };

/** The sum of the records by currency; empty for people who may not see their amounts. */
function useSum({ kind, notifications: [first, ...more] }: NotificationGroup): string {
  const format = useFormat();
  const resource = first?.subject ? resourceOf(first.subject) : undefined;
  const ids = [first, ...more].flatMap((one) => one?.subjectId ?? []);
  const { data = [] } = useGetMany<RaRecord>(resource?.name ?? '', { ids: [...new Set(ids)] }, { enabled: Boolean(resource) });
  const field = kind === 'invoiceOverdue' ? 'balance' : 'total';
  const priced = data.filter((record) => typeof record?.[field] === 'number');
  const currencies = [...new Set(priced.map((record) => String(record['currency'])))].sort();
  return currencies
    .map((currency) =>
      format.money(
        sum(priced.filter((record) => record['currency'] === currency).map((record) => Number(record[field]))),
        currency,
      ),
    )
    .join(' · ');
}

/** Many notifications of one kind as one line, with their count and sum; it unfolds to show each. */
export const NotificationLines = ({ group, onFollow }: Props) => {
  const t = useTranslate();
  const id = useId();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const total = useSum(group);
  const { kind, unread, notifications } = group;
  const latest = notifications[0]?.createdAt ?? '';
  return (
    <>
      <ListItem disablePadding divider>
        <ListItemButton onClick={() => setOpen(!open)} aria-expanded={open} aria-controls={id}>
          <ListItemText
            primary={[t(`kontor.notifications.many.${kind}`, { smart_count: notifications.length }), total]
              .filter(Boolean)
              .join(' · ')}
            secondary={<time dateTime={latest}>{format.relative(latest)}</time>}
            slotProps={{ primary: { sx: { fontWeight: unread ? 650 : 400 } } }}
          />
          {unread && <Unread />}
          <ExpandMoreOutlined sx={{ marginInlineStart: 1, transform: open ? 'rotate(180deg)' : undefined }} />
        </ListItemButton>
      </ListItem>
      <Collapse in={open} unmountOnExit component="li" id={id}>
        <List disablePadding sx={{ paddingInlineStart: 2 }}>
          {notifications.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} onFollow={onFollow} />
          ))}
        </List>
      </Collapse>
    </>
  );
};
