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
  /** undefined: what was typed means nothing. */
  parse: (text: string) => number | null | undefined;
  write: (value: number) => string;
  /** Key of the message for what could not be read. */
  complaint: string;
  end?: ReactNode;
  align?: 'start' | 'end';
};

/**
 * A field that holds a number and shows text. While somebody types, their text stands as they typed it; on leaving, it is
 * written the tidy way. Text that means nothing stays, with a complaint, and NaN in the form keeps it from being saved.
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
  // The form only knows that it is no number; what is expected here is said better by the field.
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
