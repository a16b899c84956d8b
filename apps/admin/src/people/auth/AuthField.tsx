import { FormControl, FormHelperText, InputLabel, OutlinedInput, type OutlinedInputProps } from '@mui/material';
import type { InputHTMLAttributes } from 'react';

type Props = Pick<
  OutlinedInputProps,
  'type' | 'autoComplete' | 'autoFocus' | 'endAdornment' | 'onKeyUp' | 'onChange' | 'defaultValue'
> & {
  /** Attributes of the input itself. */
  attributes?: InputHTMLAttributes<HTMLInputElement>;
  name: string;
  label: string;
  problem: string;
  hint?: string;
};

/** A field of the sign-in pages. Material UI's TextField would bring its select box and menus along, which these pages do without. */
export const AuthField = ({ name, label, problem, hint = ' ', attributes, ...props }: Props) => (
  <FormControl error={Boolean(problem)}>
    <InputLabel htmlFor={name}>{label}</InputLabel>
    <OutlinedInput
      id={name}
      name={name}
      label={label}
      slotProps={{ input: { ...attributes, 'aria-describedby': `${name}-hint` } }}
      {...props}
    />
    <FormHelperText id={`${name}-hint`}>{problem || hint}</FormHelperText>
  </FormControl>
);
