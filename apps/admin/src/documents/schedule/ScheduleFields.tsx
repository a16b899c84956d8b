import { isCalendarDate, nextDates, recurringUnits, servicePeriods, type RecurringUnit } from '@kontor/domain';
import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { Fragment, useState } from 'react';
import { NumberInput, SelectInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldGrid } from '../form/FieldGrid.tsx';
import { useBasis } from '../values/BasisContext.ts';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import type { ScheduleValues } from './scheduleValues.ts';

const endings = ['never', 'date', 'times'] as const;
type Ending = (typeof endings)[number];

/** The next twelve dates of what is typed; none while it is incomplete. */
function useTypedDates(): string[] {
  const { today } = useBasis();
  const [every, unit, firstDate, lastDate, times, atMonthEnd] = useWatch({
    name: ['every', 'unit', 'firstDate', 'lastDate', 'times', 'atMonthEnd'],
  }) as [number | null, RecurringUnit, string | null, string | null, number | null, boolean];
  const isWhole = every !== null && Number.isInteger(every) && every >= 1 && every <= 100;
  if (!isWhole || !firstDate || !isCalendarDate(firstDate) || (lastDate && !isCalendarDate(lastDate))) return [];
  return nextDates({ every, unit, firstDate, atMonthEnd, lastDate: lastDate || null, times: times || null }, { from: today });
}

const Preview = () => {
  const t = useTranslate();
  const format = useFormat();
  const dates = useTypedDates();
  return (
    <Box role="status" sx={{ mt: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {t(dates.length ? 'schedule.next_dates' : 'schedule.no_dates')}
      </Typography>
      <Typography variant="body2" dir="auto">
        {dates.map((date, index) => (
          <Fragment key={date}>
            {index > 0 && ' · '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {format.date(date)}
            </Box>
          </Fragment>
        ))}
      </Typography>
    </Box>
  );
};

/** How it ends; the field of another end is emptied. */
const Ending = () => {
  const t = useTranslate();
  const { getValues, setValue } = useFormContext<ScheduleValues>();
  const [ending, setEnding] = useState<Ending>(getValues('lastDate') ? 'date' : getValues('times') ? 'times' : 'never');
  const choose = (next: Ending) => {
    setEnding(next);
    setValue('lastDate', null, { shouldDirty: true });
    setValue('times', next === 'times' ? 12 : null, { shouldDirty: true });
  };
  return (
    <>
      <TextField
        select
        size="small"
        label={t('schedule.ends.label')}
        value={ending}
        onChange={(event) => choose(event.target.value as Ending)}
        sx={{ mt: 1 }}
      >
        {endings.map((id) => (
          <MenuItem key={id} value={id}>
            {t(`schedule.ends.${id}`)}
          </MenuItem>
        ))}
      </TextField>
      {ending === 'date' && <DateInput source="lastDate" required />}
      {ending === 'times' && <NumberInput source="times" min={1} max={1000} step={1} isRequired helperText={false} />}
    </>
  );
};

/** How often, from when and until when, and the days until what is made is due. The next dates follow while one types. */
export const ScheduleFields = ({ termsHint }: { termsHint: string }) => {
  const t = useTranslate();
  const unit = useWatch({ name: 'unit' }) as RecurringUnit;
  const units = recurringUnits.map((id) => ({ id, name: t(`schedule.unit.${id}`) }));
  const periods = servicePeriods.map((id) => ({ id, name: t(`schedule.service.${id}`) }));
  return (
    <>
      <FieldGrid>
        <NumberInput source="every" min={1} max={100} step={1} isRequired helperText={false} />
        <SelectInput source="unit" label="schedule.period" isRequired choices={units} helperText={false} />
        <DateInput source="firstDate" required />
        {(unit === 'month' || unit === 'year') && <BooleanInput source="atMonthEnd" helperText={false} />}
        <Ending />
        <SelectInput source="servicePeriod" isRequired choices={periods} helperText="schedule.period_hint" />
        <NumberInput source="paymentTermsDays" min={0} max={365} step={1} helperText={termsHint} />
      </FieldGrid>
      <Preview />
    </>
  );
};
