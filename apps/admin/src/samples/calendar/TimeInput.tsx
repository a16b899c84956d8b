import { TypedInput, type TypedInputProps } from '../../platform/inputs/TypedInput.tsx';
import { parseTime, writeTime } from './time.ts';

/** A time of the day, in minutes after midnight. Takes 14:30, 14.30, 1430 and 14. */
export const TimeInput = (props: TypedInputProps) => (
  <TypedInput {...props} parse={parseTime} write={writeTime} complaint="calendar.not_a_time" align="start" />
);
