import { Alert, Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import type { useAuthForm } from './useAuthForm.ts';

type AuthFormState = Omit<ReturnType<typeof useAuthForm>, 'textOf'> & { textOf: (field: 'form') => string };
type Props = { of: AuthFormState; submitLabel: string; children?: ReactNode };

/** A sign-in form: its fields, refusals without a field above, and one button below. */
export const AuthForm = ({ of: { form, busy, onSubmit, onInput, textOf }, submitLabel, children }: Props) => (
  <Box component="form" ref={form} noValidate onSubmit={onSubmit} onInput={onInput} sx={{ display: 'grid', gap: 0.5 }}>
    {textOf('form') && (
      <Alert severity="error" sx={{ mb: 1 }}>
        {textOf('form')}
      </Alert>
    )}
    {children}
    <Button type="submit" variant="contained" size="large" loading={busy} sx={{ minHeight: 44, mt: 1 }}>
      {submitLabel}
    </Button>
  </Box>
);
