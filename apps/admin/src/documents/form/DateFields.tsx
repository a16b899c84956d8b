import { addDays, daysBetween, isCalendarDate } from '@kontor/domain';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDateField } from '../values/dateField.ts';
import { DateInput } from '../../platform/inputs/DateInput.tsx';

type Props = {
  /** The field with the due date or the last day of validity. */
  until: string;
};

/** The date of the document and its last day, which keeps its distance when the date changes. */
export const DateFields = ({ until }: Props) => {
  const dateField = useDateField();
  const { getValues, setValue, clearErrors } = useFormContext();
  const before = useRef(String(getValues(dateField)));
  const follow = (date: string | null) => {
    const last = String(getValues(until) ?? '');
    if (!date || !isCalendarDate(date)) return;
    if (isCalendarDate(before.current) && isCalendarDate(last)) {
      const days = Math.max(0, daysBetween(before.current, last));
      setValue(until, addDays(date, days), { shouldDirty: true });
      clearErrors(until);
    }
    before.current = date;
  };
  return (
    <>
      <DateInput source={dateField} required onValue={follow} />
      <DateInput source={until} required />
    </>
  );
};
