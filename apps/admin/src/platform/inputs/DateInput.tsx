import type { TextFieldProps } from '@mui/material';
import { isCalendarDate } from '@kontor/domain';
import { FieldTitle, InputHelperText, useInput, useResourceContext, useTranslate } from 'react-admin';
import { DateBox } from './DateBox.tsx';

type Props = {
  source: string;
  label?: string | false;
  helperText?: string;
  required?: boolean;
  disabled?: boolean;
  min?: string;
  max?: string;
  defaultValue?: string | null;
  sx?: TextFieldProps['sx'];
  onValue?: (date: string | null) => void;
};

/** A date in a form: `YYYY-MM-DD` or null, never a Date; unreadable text stays as typed and is refused. */
export const DateInput = ({
  source,
  label,
  helperText,
  required,
  disabled,
  min,
  max,
  defaultValue = null,
  sx,
  onValue,
}: Props) => {
  const t = useTranslate();
  const resource = useResourceContext();
  const { field, fieldState, id, isRequired } = useInput<string | null>({
    source,
    defaultValue,
    format: (value: string | null | undefined) => value ?? null,
    parse: (value: string | null) => value || null,
    validate: (value: unknown) => (typeof value === 'string' && !isCalendarDate(value) ? 'kontor.date.unreadable' : undefined),
    isRequired: required,
  });
  const error = fieldState.error?.message;
  return (
    <DateBox
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={
        label === false ? undefined : <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      }
      value={field.value as string | null}
      onChange={(date) => {
        field.onChange(date);
        onValue?.(date);
      }}
      onBlur={field.onBlur}
      error={Boolean(error)}
      helperText={
        error || helperText ? <InputHelperText error={error && t(error, { _: error })} helperText={helperText} /> : undefined
      }
      disabled={disabled}
      min={min}
      max={max}
      sx={sx}
    />
  );
};
