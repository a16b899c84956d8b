import type { Dashboard } from '@kontor/domain';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { overdueLink, unbilledHoursPath, unbilledLink, waitingExpensesLink, waitingWeeksLink } from './links.ts';
import { Panel } from '../../platform/report/Panel.tsx';
import { createPath, mayList } from './registered.ts';

const shown = 8;

/** Work that loses money while it waits: unbilled hours and overdue invoices. Before it, what others wait for. */
export const AttentionPanel = ({ data }: { data: Dashboard }) => {
  const t = useTranslate();
  const overdue = data.overdueInvoices ?? [];
  const listed = mayList('invoices');
  const unbilled = (data.unbilledMinutes ?? 0) > 0;
  const waiting = Object.values(data.approvals).some((count) => (count ?? 0) > 0);
  return (
    <Panel
      title={t('dashboard.attention.title')}
      end={
        listed && overdue.length > 0 ? (
          <Button size="small" component={Link} to={overdueLink()}>
            {t('dashboard.attention.all_overdue')}
          </Button>
        ) : undefined
      }
    >
      {!unbilled && !waiting && overdue.length === 0 ? (
        <Box sx={{ display: 'grid', placeItems: 'center', gap: 1, py: 4, textAlign: 'center' }}>
          <TaskAltOutlined aria-hidden sx={{ fontSize: 36, color: 'kontor.tone.success' }} />
          <Typography color="textSecondary">{t('dashboard.attention.nothing')}</Typography>
        </Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <Waiting count={data.approvals.timeWeeks} what="weeks" to={waitingWeeksLink()} />
          <Waiting count={data.approvals.expenses} what="expenses" to={waitingExpensesLink()} />
          {unbilled && <Unbilled data={data} />}
          {overdue.slice(0, shown).map((invoice) => (
            <OverdueRow key={invoice.id} invoice={invoice} linked={listed} />
          ))}
        </Box>
      )}
    </Panel>
  );
};

const Row = ({ icon, title, text, end }: { icon?: ReactNode; title: ReactNode; text: ReactNode; end: ReactNode }) => (
  <Box component="li" sx={row}>
    {icon}
    <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }} component="div">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="div">
        {text}
      </Typography>
    </Box>
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        marginInlineStart: 'auto',
      }}
    >
      {end}
    </Box>
  </Box>
);

const Waiting = ({ count, what, to }: { count: number | null; what: 'weeks' | 'expenses'; to: string }) => {
  const t = useTranslate();
  if (!count) return null;
  return (
    <Row
      title={t(`dashboard.attention.${what}`, { smart_count: count })}
      text={t('dashboard.attention.waiting')}
      end={
        <Button size="small" component={Link} to={to}>
          {t('dashboard.attention.review')}
        </Button>
      }
    />
  );
};

const Unbilled = ({ data }: { data: Dashboard }) => {
  const t = useTranslate();
  const format = useFormat();
  const invoice = createPath('invoices') && unbilledHoursPath;
  const others = (data.unbilledInOthers ?? []).map(({ amount, currency }) => format.money(amount, currency)).join(' + ');
  const worth = t('dashboard.attention.unbilled_worth', { amount: format.money(data.unbilledAmount, data.currency) });
  return (
    <Row
      icon={
        <Box aria-hidden sx={badge}>
          <HourglassEmptyOutlined fontSize="small" />
        </Box>
      }
      title={t('dashboard.attention.unbilled', { hours: format.duration(data.unbilledMinutes) })}
      text={[
        (data.slippingMinutes ?? 0) > 0 &&
          t('dashboard.attention.slipping', { hours: format.duration(data.slippingMinutes ?? 0) }),
        others ? `${worth}, ${t('dashboard.attention.unbilled_others', { amounts: others })}` : worth,
      ]
        .filter(Boolean)
        .join(' · ')}
      end={
        <>
          {mayList('timeSheets') && (
            <Button size="small" component={Link} to={unbilledLink()}>
              {t('dashboard.attention.show_hours')}
            </Button>
          )}
          {invoice && (
            <Button size="small" variant="outlined" component={Link} to={invoice}>
              {t('dashboard.attention.invoice_hours')}
            </Button>
          )}
        </>
      }
    />
  );
};

const OverdueRow = ({ invoice, linked }: { invoice: NonNullable<Dashboard['overdueInvoices']>[number]; linked: boolean }) => {
  const t = useTranslate();
  const format = useFormat();
  const { id, number, customerName, dueDate, days, balance, currency } = invoice;
  return (
    <Row
      title={customerName}
      text={
        <>
          {linked ? <Link to={`/invoices/${id}/show`}>{number}</Link> : number}
          {' · '}
          {t('dashboard.attention.due', { date: format.date(dueDate) })}
        </>
      }
      end={
        <>
          <StatusChip status="overdue" count={days} />
          <Typography dir="auto" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', minWidth: 104, textAlign: 'end' }}>
            {format.money(balance, currency)}
          </Typography>
        </>
      }
    />
  );
};

const row = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  py: 1.25,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const;
const badge = {
  width: 36,
  height: 36,
  borderRadius: 1,
  display: 'grid',
  placeItems: 'center',
  color: 'kontor.tone.teal',
  bgcolor: 'kontor.tint.teal',
} as const;
