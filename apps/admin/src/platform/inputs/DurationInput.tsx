import { parseDuration } from './parseDuration.ts';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';
import { useFormat } from '../format/useFormat.ts';

/** Accepts 2, 2.5, 2,5, 1:30, 90m, 2h 30m; holds whole minutes and writes 2:30. */
export const DurationInput = ({ helperText = 'kontor.form.duration_hint', ...props }: TypedInputProps) => {
  const format = useFormat();
  return (
    <TypedInput
      {...props}
      helperText={helperText}
      parse={parseDuration}
      write={(minutes) => format.clock(minutes)}
      complaint="kontor.form.not_a_duration"
    />
  );
};
