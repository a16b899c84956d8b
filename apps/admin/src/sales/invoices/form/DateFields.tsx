import { addDays, daysBetween, isCalendarDate } from '@kontor/domain';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';

/** The due date keeps its distance when the invoice date moves. */
export const DateFields = () => {
  const { getValues, setValue, clearErrors } = useFormContext();
  const before = useRef(String(getValues('invoiceDate')));
  const follow = (date: string | null) => {
    const dueDate = String(getValues('dueDate') ?? '');
    if (!date || !isCalendarDate(date)) return;
    if (isCalendarDate(before.current) && isCalendarDate(dueDate)) {
      const days = Math.max(0, daysBetween(before.current, dueDate));
      setValue('dueDate', addDays(date, days), { shouldDirty: true });
      clearErrors('dueDate');
    }
    before.current = date;
  };
  return (
    <>
      <DateInput source="invoiceDate" required onValue={follow} />
      <DateInput source="dueDate" required />
    </>
  );
};
