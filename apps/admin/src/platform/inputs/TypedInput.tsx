import { TextField, type TextFieldProps } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { FieldTitle, InputHelperText, useInput, useResourceContext, useTranslate } from 'react-admin';

export type TypedInputProps = {
  source: string;
  label?: string | false;
  helperText?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  defaultValue?: number | null;
  sx?: TextFieldProps['sx'];
  onValue?: (value: number | null) => void;
};

type Props = TypedInputProps & {
  /** undefined for unreadable text. */
  parse: (text: string) => number | null | undefined;
  write: (value: number) => string;
  /** Key of the message for unreadable text. */
  complaint: string;
  end?: ReactNode;
  align?: 'start' | 'end';
};

/**
 * A field that holds a number and shows text. The text stays as typed while somebody types, and is formatted on leaving. Unreadable text
 * stays with an error message, and NaN in the form prevents saving it.
 */
export const TypedInput = ({
  source,
  label,
  helperText,
  required,
  disabled,
  readOnly,
  autoFocus,
  defaultValue = null,
  sx,
  onValue,
  parse,
  write,
  complaint,
  end,
  align = 'end',
}: Props) => {
  const t = useTranslate();
  const resource = useResourceContext();
  const { field, fieldState, id, isRequired } = useInput<number | null>({
    source,
    defaultValue,
    format: (value: number | null) => value,
    parse: (value: number | null) => value,
    validate: (value: unknown) => (Number.isNaN(value) ? complaint : undefined),
    isRequired: required,
  });
  const [typed, setTyped] = useState<string | null>(null);
  const value: unknown = field.value;
  const tidy = typeof value === 'number' && !Number.isNaN(value) ? write(value) : '';
  const unreadable = Number.isNaN(value);
  // The form only knows that it is no number; the field's own message says what it expects.
  const error = unreadable && (typed !== null || fieldState.error) ? complaint : fieldState.error?.message;

  const change = (text: string) => {
    setTyped(text);
    const parsed = parse(text);
    field.onChange(parsed === undefined ? Number.NaN : parsed);
    if (parsed !== undefined) onValue?.(parsed);
  };
  const leave = () => {
    if (!unreadable) setTyped(null);
    field.onBlur();
  };
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={
        label === false ? undefined : <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      }
      value={typed ?? tidy}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
      error={Boolean(error)}
      helperText={
        error || helperText ? <InputHelperText error={error && t(error, { _: error })} helperText={helperText} /> : undefined
      }
      disabled={disabled}
      autoFocus={autoFocus}
      sx={sx}
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          autoComplete: 'off',
          readOnly,
          style: { textAlign: align, fontVariantNumeric: 'tabular-nums' },
        },
        input: { endAdornment: end },
      }}
    />
  );
};
