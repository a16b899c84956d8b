import { Box, Card, LinearProgress, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TimeDay } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { NothingYet } from '../../platform/list/ListStates.tsx';
import { useFirst } from '../../platform/list/useFirst.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { ListFailedState } from './ListFailedState.tsx';
import { mayForAll, myId } from './me.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { PersonPicker } from './PersonPicker.tsx';
import { TimeHeader } from './TimeHeader.tsx';
import { useDayAllowance } from './useDayAllowance.ts';
import { listLink, useTimeUrl } from './useTimeUrl.ts';

const most = 2000;

/** Each day with hours: how many, how full it is, and the way to its entries. */
export const DaysTab = () => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const { period, userId, set } = useTimeUrl();
  const limit = useDayAllowance(period.to, myId())?.limitMinutes;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['timeSheets', 'days', period, userId],
    queryFn: ({ signal }) => kontor.call<TimeDay[]>('GET', '/time-entries/days', { query: { ...period, userId }, signal }),
    placeholderData: keepPreviousData,
  });
  const showPerson = mayForAll('list') && userId === null;
  const days = data ?? [];
  const { first, more } = useFirst(days);
  const row = (day: TimeDay) => {
    const full = limit ? day.minutes / limit : 0;
    return (
      <TableRow key={`${day.date} ${day.userId}`} hover>
        <TableCell>
          <Link
            to={listLink({ userId: day.userId, workDate_gte: day.date, workDate_lte: day.date })}
            aria-label={t('timeSheets.days.show', { name: day.userName, date: format.date(day.date) })}
            style={{ fontWeight: 550, textDecoration: 'none' }}
          >
            {format.weekday(day.date)}
          </Link>
          <Typography variant="caption" color="textSecondary" component="div" sx={{ display: { sm: 'none' } }}>
            {[showPerson && day.userName, t('timeSheets.days.entries', { smart_count: day.entryCount })]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </TableCell>
        {showPerson && <TableCell sx={wide}>{day.userName}</TableCell>}
        <TableCell sx={{ ...wide, width: '34%' }}>
          <LinearProgress
            variant="determinate"
            value={Math.min(full * 100, 100)}
            color={full >= 1 ? 'warning' : 'primary'}
            aria-label={t('timeSheets.days.of_limit', { percent: format.percent(Math.round(full * 100)) })}
            sx={{ height: 8, borderRadius: 999 }}
          />
        </TableCell>
        <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
          {format.duration(day.minutes)}
        </TableCell>
        <TableCell align="right" sx={{ ...wide, fontVariantNumeric: 'tabular-nums' }}>
          {format.duration(day.billableMinutes)}
        </TableCell>
        <TableCell align="right" sx={{ ...wide, fontVariantNumeric: 'tabular-nums' }}>
          {day.entryCount}
        </TableCell>
      </TableRow>
    );
  };
  return (
    <>
      <TimeHeader />
      <Card sx={{ overflow: 'clip' }}>
        <Box sx={bar}>
          <PeriodPicker period={period} onChange={(next) => set({ tab: 'days', ...next })} />
          <PersonPicker
            value={userId}
            placeholder={t('timeSheets.everybody')}
            onChange={(id) => set({ tab: 'days', userId: id })}
          />
        </Box>
        {error ? (
          <ListFailedState message={error.message} onRetry={() => void refetch()} />
        ) : isPending ? (
          <Box sx={{ p: 2 }}>
            {[1, 2, 3, 4, 5].map((line) => (
              <Skeleton key={line} height={40} />
            ))}
          </Box>
        ) : days.length === 0 ? (
          <NothingYet text={t('timeSheets.days.empty')} />
        ) : (
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('resources.timeSheets.fields.workDate')}</TableCell>
                {showPerson && <TableCell sx={wide}>{t('timeSheets.person')}</TableCell>}
                <TableCell sx={wide} />
                <TableCell align="right">{t('timeSheets.overview.hours')}</TableCell>
                <TableCell align="right" sx={wide}>
                  {t('timeSheets.overview.billable')}
                </TableCell>
                <TableCell align="right" sx={wide}>
                  {t('timeSheets.overview.entries')}
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>{first.map(row)}</TableBody>
          </Table>
        )}
        {more}
        {days.length >= most && first.length === days.length && (
          <Typography sx={{ p: 2 }}>{t('timeSheets.days.cut', { max: most })}</Typography>
        )}
      </Card>
    </>
  );
};

const wide = { display: { xs: 'none', sm: 'table-cell' } };
const bar = { display: 'flex', gap: 1.5, flexWrap: 'wrap', p: 1.5, borderBottom: 1, borderColor: 'divider' };
