import type { Dashboard, DashboardLayoutRecord, DashboardPanel } from '@kontor/domain';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Box, Button, MenuItem, Skeleton } from '@mui/material';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { now } from '../../platform/api/now.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { part } from '../../platform/page/page.ts';
import { startPanels } from '../../platform/page/startPanels.ts';
import { PageMessage } from '../../platform/page/PageMessage.tsx';
import { ActivityPanel } from './ActivityPanel.tsx';
import { AgedPanel } from './AgedPanel.tsx';
import { AttentionPanel } from './AttentionPanel.tsx';
import { CashPanel } from './cash/CashPanel.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { HoursPanel } from './HoursPanel.tsx';
import { KeyFigures, KeyFiguresSkeleton } from './KeyFigures.tsx';
import { PanelColumns, type Panels } from './layout/PanelColumns.tsx';
import { useDashboardLayout } from './layout/useDashboardLayout.ts';
import { partOfDay } from './partOfDay.ts';
import { QuickActions } from './QuickActions.tsx';
import { useDashboard } from './useDashboard.ts';

/** These stand below the fold: fetched after the rest. */
const ForecastPanel = part(() => import('./cash/ForecastPanel.tsx').then((m) => m.ForecastPanel));
const LowStockPanel = part(() => import('./LowStockPanel.tsx').then((m) => m.LowStockPanel));
const ArrangeDialog = part(() => import('./layout/ArrangeDialog.tsx').then((m) => m.ArrangeDialog));

/** The start page: the firm's figures, what needs attention, and what to do next. */
export const DashboardPage = () => {
  const t = useTranslate();
  const format = useFormat();
  const { data, isPending, error, refetch } = useDashboard();
  const today = useToday();
  const { layout } = useDashboardLayout();
  const [arranging, setArranging] = useState(false);
  const panels = data ? panelsOf(data, today) : {};
  if (error && !data)
    return (
      <PageMessage icon={<CloudOffOutlined />} title={t('dashboard.failed')} text={error.message}>
        <Button variant="contained" onClick={() => void refetch()}>
          {t('kontor.page.retry')}
        </Button>
      </PageMessage>
    );
  return (
    <>
      <PageHeader
        title={t('dashboard.title')}
        subtitle={
          <>
            {t(`dashboard.greeting.${partOfDay(now())}`)}
            {' · '}
            {format.longDate(today)}
          </>
        }
        action={<QuickActions />}
        overflow={
          layout && (
            <MenuItem key="arrange" onClick={() => setArranging(true)}>
              {t('dashboard.arrange.title')}
            </MenuItem>
          )
        }
      />
      {isPending || !data || !layout ? <Loading /> : <Parts data={data} today={today} layout={layout} panels={panels} />}
      {arranging && layout && (
        <Suspense fallback={null}>
          <ArrangeDialog offered={Object.keys(panels) as DashboardPanel[]} layout={layout} onClose={() => setArranging(false)} />
        </Suspense>
      )}
    </>
  );
};

type PartsProps = { data: Dashboard; today: string; layout: DashboardLayoutRecord; panels: Panels };

const Parts = ({ data, today, layout, panels }: PartsProps) => (
  <>
    <FirstSteps steps={data.steps} />
    <KeyFigures data={data} today={today} />
    <PanelColumns panels={panels} layout={layout} />
  </>
);

/** The panels of which the person may read the figures. */
function panelsOf(data: Dashboard, today: string): Panels {
  const { cash, aged, payable, lowStock, currency, hoursByDay, overdueInvoices, unbilledMinutes, approvals } = data;
  const waits = Boolean(unbilledMinutes) || Object.values(approvals).some(Boolean);
  const needsAttention = overdueInvoices !== null || waits;
  const others: Panels = {};
  for (const { key, content: Content } of startPanels.entries())
    others[key] = (
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    );
  return {
    ...others,
    ...(cash && { cash: <CashPanel cash={cash} currency={currency} />, forecast: late(<ForecastPanel />) }),
    ...(cash && aged && { aged: <AgedPanel aged={aged} currency={currency} today={today} /> }),
    ...(needsAttention && { attention: <AttentionPanel data={data} /> }),
    ...(hoursByDay && { hours: <HoursPanel data={data} days={hoursByDay} /> }),
    ...(may('list', 'Audit') && { activity: <ActivityPanel /> }),
    ...(payable && { payable: <AgedPanel aged={payable} currency={currency} today={today} kind="payable" /> }),
    ...(lowStock && { lowStock: late(<LowStockPanel lowStock={lowStock} />) }),
  };
}

/** A panel in its own chunk. */
const late = (panel: ReactNode) => (
  <Suspense fallback={<Skeleton variant="rounded" height={300} sx={{ borderRadius: 1.5 }} />}>{panel}</Suspense>
);

const Loading = () => {
  const t = useTranslate();
  return (
    <Box role="status" aria-label={t('kontor.shell.loading')}>
      <KeyFiguresSkeleton />
      <Box sx={two}>
        <Skeleton variant="rounded" height={364} sx={{ borderRadius: 1.5 }} />
        <Skeleton variant="rounded" height={364} sx={{ borderRadius: 1.5 }} />
      </Box>
    </Box>
  );
};

const one = { mt: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const two = { ...one, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' } } as const;
