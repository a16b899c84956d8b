import { TextField, type TextFieldProps } from '@mui/material';
import { FieldTitle, InputHelperText, useInput, useResourceContext, useTranslate } from 'react-admin';

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

/** The browser's own date field. Holds `YYYY-MM-DD` or null, never a Date. */
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
    format: (value: string | null | undefined) => value ?? '',
    parse: (value: string | null) => value || null,
    isRequired: required,
  });
  const error = fieldState.error?.message;
  return (
    <TextField
      id={id}
      type="date"
      name={field.name}
      inputRef={field.ref}
      label={
        label === false ? undefined : <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      }
      value={(field.value as string | null) ?? ''}
      onChange={(event) => {
        field.onChange(event.target.value);
        onValue?.(event.target.value || null);
      }}
      onBlur={field.onBlur}
      error={Boolean(error)}
      helperText={
        error || helperText ? <InputHelperText error={error && t(error, { _: error })} helperText={helperText} /> : undefined
      }
      disabled={disabled}
      sx={sx}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
    />
  );
};
