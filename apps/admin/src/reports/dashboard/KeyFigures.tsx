import { dashboardReports, fortnightOf, reportsOfAges, reportsOfHours, type Dashboard } from '@kontor/domain';
import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { readSession } from '../../platform/api/session/session.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { AgeStrip } from './AgeStrip.tsx';
import { Figure } from '../../platform/report/Figure.tsx';
import { reportLink } from '../kit/reportLink.ts';
import { dueLink, overdueLink } from './links.ts';
import { mayList } from './registered.ts';
import { ShareBar } from '../../platform/report/ShareBar.tsx';
import { Sparkline } from '../../platform/report/Sparkline.tsx';

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;

type Props = { data: Dashboard; today: string };

export const KeyFigures = (props: Props) => (
  <Box sx={grid}>{props.data.invoicedThisMonth ? <MoneyFigures {...props} /> : <HourFigures {...props} />}</Box>
);

const comparable = (figure: { value: number; previous: number | null } | null, isWorse = false) =>
  figure && figure.previous !== null ? { value: figure.value, previous: figure.previous, isWorse } : null;

const MoneyFigures = ({ data, today }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const { currency, cash, aged, invoicedThisMonth, receivedThisMonth, receivable, overdue } = data;
  const money = (value: number | null | undefined) => format.money(value, currency);
  const difference = data.exchangeThisMonth ?? 0;
  const exchange =
    difference !== 0 &&
    t(difference > 0 ? 'dashboard.figures.exchange_gain' : 'dashboard.figures.exchange_loss', {
      amount: money(Math.abs(difference)),
    });
  const listed = mayList('invoices');
  const asked = { today, userId: readSession()?.userData.id ?? 0 };
  const open = (aged ?? []).reduce((count, bucket) => count + bucket.count, 0);
  const late = (aged ?? []).filter(({ bucket }) => bucket !== 'notDue').reduce((count, bucket) => count + bucket.count, 0);
  return (
    <>
      <Figure
        label={t('dashboard.figures.invoiced')}
        value={money(invoicedThisMonth?.value)}
        delta={comparable(invoicedThisMonth)}
        note={t('dashboard.figures.last_month', { amount: money(invoicedThisMonth?.previous) })}
        to={reportLink(dashboardReports.invoicedThisMonth(asked))}
        chart={cash && <Sparkline values={cash.map(({ invoiced }) => invoiced)} colour={0} />}
      />
      <Figure
        label={t('dashboard.figures.received')}
        value={money(receivedThisMonth?.value)}
        delta={comparable(receivedThisMonth)}
        note={[t('dashboard.figures.last_month', { amount: money(receivedThisMonth?.previous) }), exchange]
          .filter(Boolean)
          .join(' · ')}
        to={reportLink(dashboardReports.receivedThisMonth(asked))}
        chart={cash && <Sparkline values={cash.map(({ received }) => received)} colour={2} />}
      />
      <Figure
        label={t('dashboard.figures.receivable')}
        value={money(receivable?.value)}
        delta={comparable(receivable)}
        note={t('dashboard.figures.open_invoices', { smart_count: open })}
        to={reportLink(reportsOfAges('receivables', today).open) ?? (listed ? dueLink(null, null) : undefined)}
        chart={aged && <AgeStrip aged={aged} />}
      />
      <Figure
        label={t('dashboard.figures.overdue')}
        value={money(overdue?.value)}
        delta={comparable(overdue, true)}
        note={t('dashboard.figures.overdue_invoices', { smart_count: late })}
        to={listed ? overdueLink() : undefined}
        chart={receivable && overdue && <Share part={overdue.value} whole={receivable.value} />}
      />
    </>
  );
};

const Share = ({ part, whole }: { part: number; whole: number }) => {
  const t = useTranslate();
  const format = useFormat();
  const percent = whole > 0 ? Math.round((part / whole) * 100) : 0;
  return (
    <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
      {t('dashboard.figures.of_receivable', { percent: format.percent(percent) })}
      <ShareBar percent={percent} />
    </Box>
  );
};

/** For people without the right to money: their own hours. */
const HourFigures = ({ data, today }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const days = data.hoursByDay ?? [];
  const asked = { today, userId: readSession()?.userData.id ?? 0 };
  const fortnight = reportsOfHours(fortnightOf(today));
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0);
  const billable = days.reduce((sum, { billableMinutes }) => sum + billableMinutes, 0);
  return (
    <>
      <Figure
        label={t('dashboard.figures.this_week')}
        value={format.duration(data.minutesThisWeek?.value)}
        delta={comparable(data.minutesThisWeek)}
        note={t('dashboard.figures.last_week', { hours: format.duration(data.minutesThisWeek?.previous) })}
        to={reportLink(dashboardReports.minutesThisWeek(asked))}
      />
      <Figure
        label={t('dashboard.figures.today')}
        value={format.duration(days.at(-1)?.minutes)}
        note={t('dashboard.figures.own')}
        to={reportLink(reportsOfHours({ from: today, to: today }).minutes)}
      />
      <Figure
        label={t('dashboard.figures.fortnight')}
        value={format.duration(total)}
        note={t('dashboard.figures.days_logged', { smart_count: days.filter(({ minutes }) => minutes > 0).length })}
        to={reportLink(fortnight.minutes)}
      />
      <Figure
        label={t('dashboard.figures.billable')}
        value={format.percent(total > 0 ? Math.round((billable / total) * 100) : null)}
        note={t('dashboard.figures.billable_hours', { hours: format.duration(billable) })}
        to={reportLink(fortnight.billableMinutes)}
      />
    </>
  );
};

export const KeyFiguresSkeleton = () => (
  <Box sx={grid}>
    {[0, 1, 2, 3].map((index) => (
      <Skeleton key={index} variant="rounded" height={164} sx={{ borderRadius: 1.5 }} />
    ))}
  </Box>
);
