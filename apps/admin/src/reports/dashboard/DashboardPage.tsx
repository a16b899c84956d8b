import type { Dashboard } from '@kontor/domain';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Box, Button, Skeleton } from '@mui/material';
import { Suspense } from 'react';
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
import { partOfDay } from './partOfDay.ts';
import { QuickActions } from './QuickActions.tsx';
import { useDashboard } from './useDashboard.ts';

/** These stand below the fold: fetched after the rest. */
const ForecastPanel = part(() => import('./cash/ForecastPanel.tsx').then((m) => m.ForecastPanel));
const BuyingPanels = part(() => import('./BuyingPanels.tsx').then((m) => m.BuyingPanels));

/** The start page: the firm's figures, what needs attention, and what to do next. */
export const DashboardPage = () => {
  const t = useTranslate();
  const format = useFormat();
  const { data, isPending, error, refetch } = useDashboard();
  const today = useToday();
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
      />
      {isPending || !data ? <Loading /> : <Parts data={data} today={today} />}
    </>
  );
};

const Parts = ({ data, today }: { data: Dashboard; today: string }) => {
  const { cash, aged, currency, hoursByDay, overdueInvoices } = data;
  const days = hoursByDay ?? [];
  const audit = may('list', 'Audit');
  const needsAttention = overdueInvoices !== null || Object.values(data.approvals).some(Boolean);
  return (
    <>
      <FirstSteps steps={data.steps} />
      <KeyFigures data={data} today={today} />
      {cash && aged && (
        <Box sx={two}>
          <CashPanel cash={cash} currency={currency} />
          <AgedPanel aged={aged} currency={currency} today={today} />
        </Box>
      )}
      {cash && (
        <Box sx={one}>
          <Suspense fallback={<Skeleton variant="rounded" height={300} sx={{ borderRadius: 1.5 }} />}>
            <ForecastPanel />
          </Suspense>
        </Box>
      )}
      <Box sx={needsAttention ? two : one}>
        {needsAttention && <AttentionPanel data={data} />}
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <Suspense fallback={null}>
            {startPanels.entries().map(({ key, content: Content }) => (
              <Content key={key} />
            ))}
          </Suspense>
          {hoursByDay && <HoursPanel data={data} days={days} />}
          {audit && <ActivityPanel />}
        </Box>
      </Box>
      {(data.payable || data.lowStock) && (
        <Suspense fallback={<Skeleton variant="rounded" height={320} sx={{ mt: 2, borderRadius: 1.5 }} />}>
          <BuyingPanels data={data} today={today} />
        </Suspense>
      )}
    </>
  );
};

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
