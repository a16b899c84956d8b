import { Box, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { openProjectStatuses, type ProjectRecord, type TimeEntryInput } from '@kontor/domain';
import { useState } from 'react';
import { ReferenceInput, SelectInput, TextInput, useInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { DurationInput } from '../../../platform/inputs/DurationInput.tsx';
import { ReferencePicker } from '../../../platform/inputs/picker/ReferencePicker.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { myId } from '../../../platform/api/session/myId.ts';
import { mayForAll } from '../me.ts';
import { spanOf, type FormValues } from './timeEntryForm.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { clockOf, momentOf } from './clock.ts';
import { useDayAllowance } from '../useDayAllowance.ts';

/** A time of day, stored as an instant. */
const ClockInput = ({ source }: { source: 'startAt' | 'endAt' }) => {
  const t = useTranslate();
  const today = useToday();
  const workDate = useWatch<FormValues, 'workDate'>({ name: 'workDate' }) ?? today;
  const { field, fieldState, id } = useInput<string | null>({
    source,
    defaultValue: null,
    format: (value: string | null) => value,
    parse: (value: string | null) => value,
  });
  return (
    <TextField
      id={id}
      type="time"
      label={t(`resources.timeSheets.fields.${source}`)}
      value={field.value ? clockOf(field.value as string) : ''}
      onChange={({ target: { value } }) => field.onChange(value ? momentOf(workDate, value) : null)}
      onBlur={field.onBlur}
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};

const SpanHint = () => {
  const t = useTranslate();
  const format = useFormat();
  const [workDate, startAt, endAt] = useWatch<FormValues, ['workDate', 'startAt', 'endAt']>({
    name: ['workDate', 'startAt', 'endAt'],
  });
  const span = spanOf({ workDate, startAt, endAt });
  if (!span) return null;
  const key = span.minutes === span.onTheWall ? 'span_is' : 'clock_change';
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      {t(`timeSheets.log.${key}`, { duration: format.duration(span.minutes) })}
    </Typography>
  );
};

/** The minutes left on the day. */
const Allowance = () => {
  const t = useTranslate();
  const format = useFormat();
  const [date, userId] = useWatch<FormValues, ['workDate', 'userId']>({ name: ['workDate', 'userId'] });
  const today = useToday();
  const day = useDayAllowance(date, userId ?? myId());
  const isToday = date === today;
  const words = { left: format.duration(day?.leftMinutes), limit: format.duration(day?.limitMinutes), date: format.date(date) };
  const isFull = day?.leftMinutes === 0;
  return (
    <Typography
      variant="body2"
      role="status"
      sx={{ minHeight: 20, color: isFull ? 'kontor.tone.warning' : 'text.secondary', fontWeight: isFull ? 600 : 400 }}
    >
      {day && t(`timeSheets.log.${isFull ? 'full' : 'left'}_${isToday ? 'today' : 'on'}`, words)}
    </Typography>
  );
};

type Props = { startWithSpan?: boolean; autoFocus?: boolean };

/** The fields of a time entry, in the dialog and on its page. */
export const TimeEntryInputs = ({ startWithSpan = false, autoFocus }: Props) => {
  const t = useTranslate();
  const { setValue } = useFormContext<TimeEntryInput>();
  const projectId = useWatch<FormValues, 'projectId'>({ name: 'projectId' });
  const [mode, setMode] = useState(startWithSpan ? 'span' : 'hours');
  const choose = (next: string | null) => {
    if (!next) return;
    setMode(next);
    if (next === 'span') setValue('minutes', null, { shouldDirty: true });
    else for (const name of ['startAt', 'endAt'] as const) setValue(name, null, { shouldDirty: true });
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5, maxWidth: 560 }}>
      {mayForAll('create') && (
        <ReferencePicker
          source="userId"
          reference="users"
          helperText={false}
          optionText="displayName"
          filter={{ active: true }}
          sort={{ field: 'displayName', order: 'ASC' }}
        />
      )}
      <ReferencePicker
        source="projectId"
        reference="projects"
        helperText={false}
        optionText={({ name, customerName }: ProjectRecord) => `${name} · ${customerName}`}
        filter={{ status: [...openProjectStatuses] }}
        sort={{ field: 'name', order: 'ASC' }}
        required
        autoFocus={autoFocus}
        onRecord={() => setValue('taskId', null)}
      />
      <ReferenceInput
        source="taskId"
        reference="tasks"
        filter={{ projectId: projectId ?? 0 }}
        sort={{ field: 'position', order: 'ASC' }}
        perPage={200}
        enableGetChoices={() => Boolean(projectId)}
      >
        <SelectInput optionText="name" disabled={!projectId} helperText={false} fullWidth />
      </ReferenceInput>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mt: 0.5 }}>
        <DateInput source="workDate" required sx={{ flex: '1 1 180px' }} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={mode}
          aria-label={t('timeSheets.log.mode')}
          onChange={(_event, next: string | null) => choose(next)}
          sx={{ '& .MuiToggleButton-root': { textTransform: 'none', height: 40, px: 2 } }}
        >
          <ToggleButton value="hours">{t('timeSheets.log.hours')}</ToggleButton>
          <ToggleButton value="span">{t('timeSheets.log.span')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {mode === 'hours' ? (
        <DurationInput source="minutes" />
      ) : (
        <>
          <Box sx={{ display: 'flex', gap: 1.5 }}>
            <ClockInput source="startAt" />
            <ClockInput source="endAt" />
          </Box>
          <SpanHint />
        </>
      )}
      <Allowance />
      <TextInput source="note" multiline maxRows={5} helperText={false} parse={(value: string) => value || null} />
      <BooleanInput source="billable" helperText={false} />
    </Box>
  );
};
