import { Box, Card, LinearProgress, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TimeDay } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { may } from '../../../platform/api/ability.ts';
import { hoursOf } from '../../../platform/list/export/exportValueOf.ts';
import { ExportFigures } from '../../../platform/report/ExportFigures.tsx';
import { FiguresTable, type FiguresColumn } from '../../../platform/report/FiguresTable.tsx';
import { isBackwards } from '../../../platform/report/isBackwards.ts';
import { PeriodPicker } from '../../../platform/report/PeriodPicker.tsx';
import { ReportBody } from '../../../platform/report/ReportBody.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { myId } from '../../../platform/api/session/myId.ts';
import { isOfOthers, mayForAll } from '../me.ts';
import { PersonPicker } from '../PersonPicker.tsx';
import { TimeHeader } from '../TimeHeader.tsx';
import { useDayAllowance } from '../useDayAllowance.ts';
import { entriesLink } from './entriesLink.ts';
import { useTimeUrl } from '../useTimeUrl.ts';

const most = 2000;

const Fullness = ({ share }: { share: number }) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <LinearProgress
      variant="determinate"
      value={Math.min(share * 100, 100)}
      color={share >= 1 ? 'warning' : 'primary'}
      aria-label={t('timeSheets.days.of_limit', { percent: format.percent(Math.round(share * 100)) })}
      sx={{ height: 8, borderRadius: 999 }}
    />
  );
};

/** Each day with hours: their sum, its share of the day, and a link to the entries. */
export const DaysTab = () => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const { period, userId, set } = useTimeUrl();
  const limit = useDayAllowance(period.to, myId())?.limitMinutes;
  const query = useQuery({
    queryKey: ['timeSheets', 'days', period, userId],
    queryFn: ({ signal }) => kontor.call<TimeDay[]>('GET', '/time-entries/days', { query: { ...period, userId }, signal }),
    enabled: !isBackwards(period),
    placeholderData: keepPreviousData,
  });
  const days = query.data ?? [];
  const showPerson = userId === null && (mayForAll('list') || isOfOthers(days));
  const hours = (name: 'minutes' | 'billableMinutes') => ({
    numeric: true,
    draw: (day: TimeDay) => format.clock(day[name]),
    value: (day: TimeDay) => hoursOf(day[name]),
  });
  const columns: FiguresColumn<TimeDay>[] = [
    {
      label: t('resources.timeSheets.fields.workDate'),
      value: ({ date }) => date,
      draw: (day) => (
        <>
          <Link
            to={entriesLink({ userId: day.userId, workDate_gte: day.date, workDate_lte: day.date })}
            aria-label={t('timeSheets.days.show', { name: day.userName, date: format.weekday(day.date) })}
            style={{ textDecoration: 'none', display: 'inline-block', lineHeight: '24px' }}
          >
            {format.weekday(day.date)}
          </Link>
          <Typography variant="caption" color="textSecondary" component="div" sx={{ display: { sm: 'none' } }}>
            {[showPerson && day.userName, t('timeSheets.days.entries', { smart_count: day.entryCount })]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </>
      ),
    },
    ...(showPerson
      ? [
          {
            label: t('timeSheets.person'),
            wide: true,
            draw: ({ userName }: TimeDay) => userName,
            value: ({ userName }: TimeDay) => userName,
          },
        ]
      : []),
    { label: '', wide: true, width: '34%', draw: ({ minutes }) => <Fullness share={limit ? minutes / limit : 0} /> },
    { label: t('timeSheets.overview.hours'), ...hours('minutes') },
    { label: t('timeSheets.overview.billable'), wide: true, ...hours('billableMinutes') },
    {
      label: t('timeSheets.overview.entries'),
      numeric: true,
      wide: true,
      draw: ({ entryCount }) => format.number(entryCount),
      value: ({ entryCount }) => entryCount,
    },
  ];
  return (
    <>
      <TimeHeader
        secondary={
          may('export', 'TimeEntry') && <ExportFigures name={`days-${period.from}-${period.to}`} rows={days} columns={columns} />
        }
      />
      <Card sx={{ overflow: 'clip' }}>
        <Box sx={bar}>
          <PeriodPicker period={period} onChange={(next) => set({ tab: 'days', ...next })} />
          <PersonPicker
            value={userId}
            placeholder={t('timeSheets.everybody')}
            onChange={(id) => set({ tab: 'days', userId: id })}
          />
        </Box>
        <ReportBody period={period} query={query} isEmpty={(found) => found.length === 0} emptyText={t('timeSheets.days.empty')}>
          {() => (
            <>
              <FiguresTable rows={days} keyOf={(day) => `${day.date} ${day.userId}`} columns={columns} />
              {days.length >= most && <Typography sx={{ p: 2 }}>{t('timeSheets.days.cut', { max: most })}</Typography>}
            </>
          )}
        </ReportBody>
      </Card>
    </>
  );
};

const bar = { display: 'flex', gap: 1.5, flexWrap: 'wrap', p: 1.5, borderBottom: 1, borderColor: 'divider' };
