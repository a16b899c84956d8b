import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import StopOutlined from '@mui/icons-material/StopOutlined';
import { Alert, Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { isCalendarDate, isOfTheDay } from '@kontor/domain';
import { useState } from 'react';
import { type HttpError, useNotify, useTranslate } from 'react-admin';
import { parseDuration } from '../../../platform/inputs/parseDuration.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { DateBox } from '../../../platform/inputs/DateBox.tsx';
import { ProjectTaskPicker } from '../ProjectTaskPicker.tsx';
import { useDayOf, useToday } from '../../../platform/api/useToday.ts';
import type { useTimer } from './useTimer.ts';
import type { WeekRow } from '../week/weekRows.ts';

type Timer = ReturnType<typeof useTimer>;
type Body = { code?: string; params?: { left?: string; date?: string } } | null;

/** Starts, stops and discards the timer. Where the time exceeds the day, the person says how much of it was work; nothing is made up. */
export const TimerPanel = ({ timer, minutes, start, stop, discard, onDone }: Timer & { onDone: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const [place, setPlace] = useState<WeekRow | null>(null);
  const [note, setNote] = useState('');
  const [billable, setBillable] = useState(true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [part, setPart] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const dayOf = useDayOf();
  const today = useToday();
  // A timer left overnight says so.
  const startedToday = !timer || dayOf(new Date(timer.startedAt)) === today;

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      onDone();
    } catch (error) {
      const { code, params } = ((error as HttpError).body ?? {}) as NonNullable<Body>;
      if (code === 'timer.too_short') {
        await discard();
        notify((error as Error).message, { type: 'info' });
        onDone();
        return;
      }
      if (code === 'time_entry.day_limit' || code === 'time_entry.overlaps') setPart(params?.left ?? format.clock(minutes));
      // The timer's day is fixed: the time goes to an open day, and the person says how much of it was work.
      if (isOfTheDay(code) && timer) {
        setDay(today);
        setPart((before) => before ?? format.clock(minutes));
      }
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const stopWith = (minutes?: number) =>
    run(async () => {
      const entry = await stop({ minutes, workDate: day });
      const words = { duration: format.duration(entry.minutes), project: entry.projectName };
      notify('timeSheets.timer.stopped', { type: 'success', messageArgs: words });
    });
  const begin = () =>
    run(async () => {
      if (!place) return setProblem(t('timeSheets.timer.choose_project'));
      await start({ projectId: place.projectId, taskId: place.taskId, note: note.trim() || null, billable });
      notify('timeSheets.timer.started', { type: 'success' });
    });

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {timer && (
        <Box>
          <Typography variant="h4" component="p">
            {format.clock(minutes)}
          </Typography>
          <Typography sx={{ fontWeight: 600 }}>
            {timer.taskName ? `${timer.projectName}: ${timer.taskName}` : timer.projectName}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('timeSheets.timer.since', {
              time: startedToday ? format.time(timer.startedAt) : format.dateTime(timer.startedAt),
            })}
            {timer.note && ` · ${timer.note}`}
          </Typography>
        </Box>
      )}
      {problem && (
        <Alert severity="error" variant="outlined">
          {problem}
        </Alert>
      )}
      {timer && part !== null && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <TextField
            label={t('timeSheets.timer.too_long', { duration: format.duration(minutes) })}
            value={part}
            autoFocus
            onChange={(event) => setPart(event.target.value)}
          />
          {day !== null && (
            <DateBox
              label={t('resources.timeSheets.fields.workDate')}
              value={day}
              max={today}
              onChange={(date) => setDay(date ?? '')}
            />
          )}
          <Button
            variant="contained"
            loading={busy}
            disabled={!parseDuration(part) || (day !== null && !isCalendarDate(day))}
            onClick={() => void stopWith(parseDuration(part) ?? undefined)}
          >
            {t('timeSheets.timer.log_part')}
          </Button>
        </Box>
      )}
      {timer && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          {part === null && (
            <Button
              variant="contained"
              startIcon={<StopOutlined />}
              loading={busy}
              autoFocus
              onClick={() => void stopWith()}
              sx={{ flex: 1 }}
            >
              {t('timeSheets.timer.stop')}
            </Button>
          )}
          <Button
            color="error"
            disabled={busy}
            onClick={() => void run(async () => discard().then(() => notify('timeSheets.timer.discarded', { type: 'info' })))}
          >
            {t('timeSheets.timer.discard')}
          </Button>
        </Box>
      )}
      <Typography
        variant={timer ? 'body2' : 'h3'}
        component="p"
        color={timer ? 'textSecondary' : undefined}
        sx={timer ? divided : undefined}
      >
        {t(timer ? 'timeSheets.timer.instead' : 'timeSheets.timer.start')}
      </Typography>
      <ProjectTaskPicker label={t('timeSheets.week.row')} value={place} autoFocus={!timer} onChange={setPlace} />
      <TextField
        label={t('resources.timeSheets.fields.note')}
        value={note}
        margin="none"
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && place && void begin()}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <FormControlLabel
          sx={{ flex: 1 }}
          control={<Checkbox checked={billable} onChange={(event) => setBillable(event.target.checked)} />}
          label={t('resources.timeSheets.fields.billable')}
        />
        <Button
          variant={timer ? 'outlined' : 'contained'}
          startIcon={<PlayArrowOutlined />}
          loading={busy}
          disabled={!place}
          onClick={() => void begin()}
        >
          {t(timer ? 'timeSheets.timer.switch' : 'timeSheets.timer.starting')}
        </Button>
      </Box>
    </Box>
  );
};

const divided = { borderTop: 1, borderColor: 'divider', pt: 1.5 };
