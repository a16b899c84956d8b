import { Alert, Box, Card, Skeleton, Tooltip, Typography, useMediaQuery, type Theme } from '@mui/material';
import { addDays, weekDates, weekStart } from '@kontor/domain';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { ListFailedState } from '../ListFailedState.tsx';
import { CopyWeek } from './CopyWeek.tsx';
import { DayStrip } from './DayStrip.tsx';
import { myId } from '../../../platform/api/session/myId.ts';
import { PersonPicker } from '../PersonPicker.tsx';
import { ProjectTaskPicker } from '../ProjectTaskPicker.tsx';
import { TimeHeader } from '../TimeHeader.tsx';
import { useDayAllowance } from '../useDayAllowance.ts';
import { useTimeUrl } from '../useTimeUrl.ts';
import { useWeek } from './useWeek.ts';
import { useWeekKeys } from './useWeekKeys.ts';
import { WeekBar } from './WeekBar.tsx';
import { WeekGrid } from './WeekGrid.tsx';
import { useWorkingTime } from '../useWorkingTime.ts';
import { WeekWarnings } from './WeekWarnings.tsx';
import { WeekProblems } from './WeekProblems.tsx';
import { useTimeWeek } from '../weeks/useTimeWeek.ts';
import { WeekState } from '../weeks/WeekState.tsx';
import { rowKey, rowsOf, type WeekRow } from './weekRows.ts';
import { useAlphabet } from '../../../platform/i18n/useAlphabet.ts';

export const WeekTab = () => {
  const t = useTranslate();
  const compare = useAlphabet();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const url = useTimeUrl();
  const userId = url.userId ?? myId();
  const monday = weekStart(url.week);
  const days = weekDates(monday);
  const week = useWeek(userId, monday);
  const limitMinutes = useDayAllowance(monday, userId)?.limitMinutes ?? null;
  const working = useWorkingTime(userId, monday, addDays(monday, 6));
  const [allKept, setAllKept] = useStore<Record<string, WeekRow[]>>('timeSheets.rows', {});
  const [picker, setPicker] = useState({ count: 0, hasFocus: false });
  const [begun, setBegun] = useState<string | null>(null);
  const place = `${userId} ${monday}`;
  const kept = allKept[place] ?? [];
  const rows = rowsOf(week.entries, kept, compare);
  const mayChange = may('update', 'TimeEntry', { userId });
  const { week: decided, isFixed } = useTimeWeek(userId, monday);
  const readOnly = !mayChange || isFixed;
  const [shownDay, setShownDay] = useState(url.week);
  const day = days.includes(shownDay) ? shownDay : monday;

  const keep = (more: readonly WeekRow[]): number => {
    const distinct = [...new Map(more.map((row) => [rowKey(row), row])).values()];
    const fresh = distinct.filter((row) => !rows.some((one) => rowKey(one) === rowKey(row)));
    // Empty rows are remembered for a few weeks only.
    const recent = Object.entries(allKept).filter(([key]) => (key.split(' ')[1] ?? '') >= addDays(monday, -28));
    if (fresh.length) setAllKept({ ...Object.fromEntries(recent), [place]: [...kept, ...fresh] });
    return fresh.length;
  };
  useWeekKeys({ a: readOnly ? undefined : () => setPicker({ count: picker.count + 1, hasFocus: true }) });
  const remove = (row: WeekRow) => setAllKept({ ...allKept, [place]: kept.filter((one) => rowKey(one) !== rowKey(row)) });

  return (
    <>
      <TimeHeader secondary={<PersonPicker value={userId} onChange={(id) => url.set({ userId: id === myId() ? null : id })} />} />
      <Card sx={{ overflow: 'clip' }}>
        <WeekBar monday={monday} onWeek={(date) => url.set({ tab: 'week', week: date })}>
          {!readOnly && <CopyWeek userId={userId} monday={monday} onRows={keep} onCopied={() => void week.refetch()} />}
        </WeekBar>
        {narrow && <DayStrip days={days} day={day} entries={week.entries} onDay={setShownDay} />}
        <WeekState week={decided} userId={userId} monday={monday} />
        {!mayChange && (
          <Alert severity="info" variant="outlined" sx={{ m: 1.5 }}>
            {t('timeSheets.week.read_only')}
          </Alert>
        )}
        <WeekProblems week={week} days={days} />
        {working && <WeekWarnings warnings={working.warnings} />}
        {week.error ? (
          <ListFailedState message={week.error.message} onRetry={() => void week.refetch()} />
        ) : week.isPending ? (
          <Box sx={{ p: 2 }} role="status" aria-label={t('kontor.shell.loading')}>
            {[1, 2, 3, 4].map((line) => (
              <Skeleton key={line} height={44} />
            ))}
          </Box>
        ) : rows.length === 0 ? (
          <Typography color="textSecondary" sx={{ p: 4, textAlign: 'center' }}>
            {t(readOnly ? 'timeSheets.days.empty' : 'timeSheets.week.empty')}
          </Typography>
        ) : (
          <WeekGrid
            week={week}
            rows={rows}
            days={narrow ? [day] : days}
            plan={working?.days}
            limitMinutes={limitMinutes}
            readOnly={readOnly}
            onRemove={remove}
            begun={begun}
            onBegun={() => setBegun(null)}
          />
        )}
        {!readOnly && (
          <Tooltip title={`${t('timeSheets.week.add')} A`} placement="top-start" describeChild>
            <Box sx={{ p: 2, '& > *': { maxWidth: 460 } }} aria-keyshortcuts="a">
              <ProjectTaskPicker
                key={picker.count}
                label={t('timeSheets.week.add')}
                placeholder={t('timeSheets.week.add_hint')}
                autoFocus={picker.hasFocus}
                onChange={(row) => {
                  if (!row) return;
                  keep([row]);
                  setPicker({ count: picker.count + 1, hasFocus: false });
                  setBegun(rowKey(row));
                }}
              />
            </Box>
          </Tooltip>
        )}
      </Card>
      {!readOnly && rows.length > 0 && !narrow && (
        <Typography variant="caption" color="textSecondary" component="p" className="no-print" sx={{ mt: 1 }}>
          {t('timeSheets.week.keys')}
        </Typography>
      )}
    </>
  );
};
