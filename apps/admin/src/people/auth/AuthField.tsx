import { FormControl, FormHelperText, InputLabel, OutlinedInput, type OutlinedInputProps } from '@mui/material';
import type { InputHTMLAttributes } from 'react';

type Props = Pick<
  OutlinedInputProps,
  'type' | 'autoComplete' | 'autoFocus' | 'endAdornment' | 'onKeyUp' | 'onChange' | 'defaultValue'
> & {
  /** Attributes of the `input` element. */
  attributes?: InputHTMLAttributes<HTMLInputElement>;
  name: string;
  label: string;
  problem: string;
  hint?: string;
};

/** A field of the sign-in pages, without the select box and menus that Material UI's TextField would load. */
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
