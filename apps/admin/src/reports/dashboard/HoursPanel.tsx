import { reportsOfHours, type Dashboard } from '@kontor/domain';
import { Box, Button, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/format/useFormat.ts';
import { Panel } from '../../platform/report/Panel.tsx';
import { reportLink } from '../kit/reportLink.ts';
import { mayList } from './registered.ts';

type Day = NonNullable<Dashboard['hoursByDay']>[number];
const height = 132;

/** Hours of the last 14 days, billable ones darker. Each bar is named by its day's figures. */
export const HoursPanel = ({ data, days }: { data: Dashboard; days: readonly Day[] }) => {
  const t = useTranslate();
  const format = useFormat();
  const team = data.teamMinutesThisWeek;
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0);
  const most = Math.max(...days.map(({ minutes }) => minutes), 60);
  return (
    <Panel
      title={t(team ? 'dashboard.hours.team_title' : 'dashboard.hours.own_title')}
      subtitle={
        team
          ? t('dashboard.hours.team_week', {
              hours: format.duration(team.value),
              own: format.duration(data.minutesThisWeek?.value),
            })
          : t('dashboard.hours.total', { hours: format.duration(total) })
      }
      end={
        mayList('timeSheets') ? (
          <Button size="small" component={Link} to="/timeSheets/index">
            {t('dashboard.hours.open')}
          </Button>
        ) : undefined
      }
    >
      {total === 0 ? (
        <Typography color="textSecondary" sx={{ py: 3, textAlign: 'center' }}>
          {t('dashboard.hours.empty')}
        </Typography>
      ) : (
        <>
          <Box
            component="ol"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', alignItems: 'flex-end', gap: { xs: '3px', sm: '6px' } }}
          >
            {days.map((day) => (
              <DayBar key={day.date} day={day} most={most} />
            ))}
          </Box>
          <Box
            aria-hidden
            sx={{ display: 'flex', gap: 2, mt: 1.5, fontSize: '0.75rem', color: 'text.secondary', flexWrap: 'wrap' }}
          >
            <Key opacity={1} label={t('dashboard.hours.billable')} />
            <Key opacity={0.4} label={t('dashboard.hours.other')} />
          </Box>
        </>
      )}
    </Panel>
  );
};

const Key = ({ opacity, label }: { opacity: number; label: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
    <Box sx={{ width: 10, height: 10, borderRadius: '3px', bgcolor: 'primary.main', opacity }} />
    {label}
  </Box>
);

const DayBar = ({ day: { date, minutes, billableMinutes }, most }: { day: Day; most: number }) => {
  const t = useTranslate();
  const format = useFormat();
  const name = t('dashboard.hours.day', {
    day: format.weekday(date),
    hours: format.duration(minutes),
    billable: format.duration(billableMinutes),
  });
  const to = reportLink(reportsOfHours({ from: date, to: date }).minutes);
  return (
    <Tooltip title={name} describeChild={false}>
      <Box component="li" aria-label={name} sx={{ position: 'relative', flex: 1, minWidth: 0, textAlign: 'center' }}>
        {to && <Link to={to} aria-label={name} style={cover} />}
        <Box aria-hidden sx={{ height, display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' }}>
          <Box
            sx={{
              height: Math.round(((minutes - billableMinutes) / most) * height),
              bgcolor: 'primary.main',
              opacity: 0.4,
              borderRadius: '4px 4px 0 0',
            }}
          />
          <Box
            sx={{
              height: Math.max(Math.round((billableMinutes / most) * height), 2),
              bgcolor: minutes > 0 ? 'primary.main' : 'divider',
              borderRadius: minutes > billableMinutes ? 0 : '4px 4px 0 0',
            }}
          />
        </Box>
        <Typography aria-hidden variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5, fontSize: '0.6875rem' }}>
          {Number(date.slice(8))}
        </Typography>
      </Box>
    </Tooltip>
  );
};

const cover = { position: 'absolute', inset: 0 } as const;
