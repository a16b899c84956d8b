import { parseTime, writeTime } from './parseTime.ts';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';

/** A time of day, in minutes after midnight. Accepts 14:30, 14.30, 1430 and 14. */
export const TimeInput = (props: TypedInputProps) => (
  <TypedInput {...props} parse={parseTime} write={writeTime} complaint="kontor.form.not_a_time" align="start" />
);
