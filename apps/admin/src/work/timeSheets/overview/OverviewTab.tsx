import { Box, Card, MenuItem, Skeleton, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  daysBetween,
  timeOverviewGroups,
  timeOverviewRest,
  type TimeOverviewGroup,
  type TimeOverviewRow,
  type WorkingTime,
} from '@kontor/domain';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { may } from '../../../platform/api/ability.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { ExportFigures } from '../../../platform/report/ExportFigures.tsx';
import { Explanation } from '../../../platform/report/Explanation.tsx';
import { FiguresTable } from '../../../platform/report/FiguresTable.tsx';
import { isBackwards } from '../../../platform/report/isBackwards.ts';
import { PeriodPicker } from '../../../platform/report/PeriodPicker.tsx';
import { ReportBody } from '../../../platform/report/ReportBody.tsx';
import { myId } from '../../../platform/api/session/myId.ts';
import { mayForAll, mayReadOthers } from '../me.ts';
import { overviewColumns } from './overviewColumns.tsx';
import { PersonPicker } from '../PersonPicker.tsx';
import { TimeHeader } from '../TimeHeader.tsx';
import { useWorkingTime } from '../useWorkingTime.ts';
import { useTimeUrl } from '../useTimeUrl.ts';

const OverviewChart = lazy(() => import('./OverviewChart.tsx').then((m) => ({ default: m.OverviewChart })));
const inChart = 12;

const Figure = ({ label, value, hint }: { label: string; value: string; hint?: string }) => (
  <Box sx={{ px: 2, py: 1.5, flex: '1 1 120px' }}>
    <Typography variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography variant="h4" component="p" sx={{ fontSize: { xs: '1.25rem', sm: '1.75rem' } }}>
      {value}
    </Typography>
    <Typography variant="caption" color="textSecondary">
      {hint}
    </Typography>
  </Box>
);

/** What a person has agreed to work in the period, and by how much more was worked. */
const WorkingFigures = ({ working, isOwn }: { working: WorkingTime; isOwn: boolean }) => {
  const t = useTranslate();
  const format = useFormat();
  const { targetMinutes, loggedMinutes, overtimeMinutes } = working;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider' }}>
      <Figure
        label={t('timeSheets.working.target')}
        value={format.duration(targetMinutes)}
        hint={isOwn ? t('timeSheets.working.yours') : undefined}
      />
      <Figure label={t('timeSheets.working.difference')} value={format.duration(loggedMinutes - targetMinutes)} />
      <Figure label={t('timeSheets.working.overtime')} value={format.duration(overtimeMinutes)} />
    </Box>
  );
};

/** Hours by person, project, customer, task or day: figures, chart, table; every row links to its entries. */
export const OverviewTab = () => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const { period, userId, group, set } = useTimeUrl();
  const groups = timeOverviewGroups.filter((one) => one !== 'user' || mayReadOthers());
  const groupBy: TimeOverviewGroup = groups.find((one) => one === group) ?? 'project';
  const query = useQuery({
    queryKey: ['timeSheets', 'overview', period, userId, groupBy],
    enabled: !isBackwards(period),
    queryFn: ({ signal }) =>
      kontor.call<TimeOverviewRow[]>('GET', '/time-entries/overview', { query: { ...period, userId, groupBy }, signal }),
  });
  // Without the right to the hours of others, these are one's own.
  const whose = userId ?? (mayForAll('list') ? null : myId());
  const isYear = !isBackwards(period) && daysBetween(period.from, period.to) <= 366;
  const working = useWorkingTime(whose ?? 0, period.from, period.to, whose !== null && isYear);
  const rows = query.data ?? [];
  const isDay = groupBy === 'day';
  const labelOf = (row: TimeOverviewRow): string =>
    isDay
      ? format.weekday(row.key)
      : row.key === timeOverviewRest
        ? t('timeSheets.overview.rest', { count: format.number(Number(row.label)) })
        : row.label || t('timeSheets.overview.no_task');
  const total = (name: 'minutes' | 'billableMinutes' | 'billedMinutes') => rows.reduce((sum, row) => sum + row[name], 0);
  const share = (part: number): string => format.percent(total('minutes') ? Math.round((part / total('minutes')) * 100) : 0);
  const columns = overviewColumns({ t, format, groupBy, period, userId, labelOf, share });
  const charted = isDay ? rows.slice(-62) : rows.slice(0, inChart);
  return (
    <>
      <TimeHeader
        secondary={
          may('export', 'TimeEntry') && (
            <ExportFigures name={`hours-${groupBy}-${period.from}-${period.to}`} rows={rows} columns={columns} />
          )
        }
      />
      <Card sx={{ overflow: 'clip' }}>
        <Box sx={bar}>
          <TextField
            select
            margin="none"
            label={t('timeSheets.overview.group')}
            value={groupBy}
            onChange={(event) => set({ tab: 'overview', groupBy: event.target.value })}
            sx={{ width: { xs: '100%', sm: 150 } }}
          >
            {groups.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`timeSheets.overview.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <PeriodPicker period={period} onChange={(next) => set({ tab: 'overview', ...next })} />
          <PersonPicker
            value={userId}
            placeholder={t('timeSheets.everybody')}
            onChange={(id) => set({ tab: 'overview', userId: id })}
          />
        </Box>
        <ReportBody
          period={period}
          query={query}
          isEmpty={(found) => found.length === 0}
          emptyText={t('timeSheets.overview.empty')}
        >
          {() => (
            <>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider' }}>
                <Figure label={t('timeSheets.overview.figures_total')} value={format.duration(total('minutes'))} />
                <Figure
                  label={t('timeSheets.overview.figures_billable')}
                  value={format.duration(total('billableMinutes'))}
                  hint={share(total('billableMinutes'))}
                />
                <Figure
                  label={t('timeSheets.overview.figures_billed')}
                  value={format.duration(total('billedMinutes'))}
                  hint={share(total('billedMinutes'))}
                />
              </Box>
              {working && <WorkingFigures working={working} isOwn={userId === null} />}
              <Box sx={{ p: { xs: 1, sm: 2 }, borderBottom: 1, borderColor: 'divider', minHeight: 220 }}>
                <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
                  <OverviewChart
                    rows={charted}
                    labelOf={labelOf}
                    upright={isDay}
                    title={t('timeSheets.overview.chart', { group: t(`timeSheets.overview.${groupBy}`).toLowerCase() })}
                  />
                </Suspense>
                {!isDay && rows.length > inChart && (
                  <Typography variant="caption" color="textSecondary">
                    {t('timeSheets.overview.top', { count: inChart })}
                  </Typography>
                )}
              </Box>
              <FiguresTable rows={rows} keyOf={({ key }) => key} columns={columns} />
              <Explanation>{t('timeSheets.overview.explained')}</Explanation>
            </>
          )}
        </ReportBody>
      </Card>
    </>
  );
};

const bar = { display: 'flex', gap: 1.5, flexWrap: 'wrap', p: 1.5, borderBottom: 1, borderColor: 'divider' };
