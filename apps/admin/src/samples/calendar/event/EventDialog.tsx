import { calendars, NewCalendarEvent, type CalendarEventProps, type CalendarEventRecord } from '@kontor/domain';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button } from '@mui/material';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { timesOf, type Place } from '../entries.ts';
import { TimeInput } from '../../../platform/inputs/TimeInput.tsx';
import type { EventFields } from '../useCalendarEvents.ts';

type Values = {
  title: string;
  start: string;
  startTime: number | null;
  end: string | null;
  endTime: number | null;
  allDay: boolean;
  url: string | null;
  extendedProps: CalendarEventProps;
};
type Props = {
  /** Missing for a new event. */
  event?: CalendarEventRecord;
  place: Place;
  calendar: CalendarEventProps['calendar'];
  save: (event: EventFields) => Promise<void>;
  onRemove?: () => void;
  onClose: () => void;
};

const usual = { from: 9 * 60, to: 10 * 60 };

export const EventDialog = ({ event, place, calendar, save, onRemove, onClose }: Props) => {
  const t = useTranslate();
  const resolver = useValidation(NewCalendarEvent);
  const run = ({ title, start, startTime, end, endTime, allDay, url, extendedProps }: Values) => {
    const last = end ?? start;
    const from = startTime ?? usual.from;
    const times = allDay
      ? timesOf({ first: start, last, from: null, to: null })
      : timesOf({ first: start, last, from, to: endTime ?? (last === start ? Math.min(from + 60, 1440) : usual.to) });
    // An end before the first day is reported as an error; the day after the last day is stored as the end.
    if (allDay && last < start) times.end = last;
    return save({ title, url: url ?? '', extendedProps, ...times });
  };
  const field = (name: string) => ({ source: name, label: t(`calendar.fields.${name.replace('extendedProps.', '')}`) });
  return (
    <FormDialog<Values>
      title={t(event ? 'calendar.change_title' : 'calendar.add_title')}
      submitLabel={t('kontor.form.save')}
      defaults={{
        title: event?.title ?? '',
        start: place.first,
        startTime: place.from ?? usual.from,
        end: place.last,
        endTime: place.to ?? usual.to,
        allDay: place.from === null,
        url: event?.url ?? '',
        extendedProps: event?.extendedProps ?? { calendar },
      }}
      resolver={resolver}
      run={run}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', columnGap: 1.5, pt: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr 1fr' } }}>
        <TextInput {...field('title')} required autoFocus={!event} slotProps={{ htmlInput: { maxLength: 200 } }} sx={whole} />
        <SelectInput
          {...field('extendedProps.calendar')}
          choices={calendars.map((id) => ({ id, name: `calendar.lists.${id}` }))}
          required
          sx={half}
        />
        <Box sx={{ ...half, alignSelf: 'center' }}>
          <BooleanInput {...field('allDay')} />
        </Box>
        <Times field={field} />
        <TextInput {...field('extendedProps.location')} slotProps={{ htmlInput: { maxLength: 200 } }} sx={whole} />
        <TextInput
          {...field('extendedProps.description')}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 5000 } }}
          sx={whole}
        />
        <TextInput {...field('url')} slotProps={{ htmlInput: { maxLength: 2000, inputMode: 'url' } }} sx={whole} />
      </Box>
      {onRemove && (
        <Button color="error" startIcon={<DeleteOutlined />} onClick={onRemove}>
          {t('calendar.remove')}
        </Button>
      )}
    </FormDialog>
  );
};

/** Start and end; whole days have no times. */
const Times = ({ field }: { field: (name: string) => { source: string; label: string } }) => {
  const allDay = useWatch({ name: 'allDay' }) as boolean;
  return (
    <>
      <DateInput {...field('start')} required sx={allDay ? half : undefined} />
      {!allDay && <TimeInput {...field('startTime')} />}
      <DateInput {...field('end')} sx={allDay ? half : undefined} />
      {!allDay && <TimeInput {...field('endTime')} />}
    </>
  );
};

const whole = { gridColumn: '1 / -1' } as const;
const half = { gridColumn: 'span 2' } as const;
