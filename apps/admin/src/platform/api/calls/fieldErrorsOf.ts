import { HttpError } from 'react-admin';
import type { FieldValues } from 'react-hook-form';

/** What the API refused, by field, as a form shows it; undefined when it was about no field, or was no refusal. */
export const fieldErrorsOf = (error: unknown): FieldValues | undefined =>
  error instanceof HttpError ? (error.body as { errors?: FieldValues } | null)?.errors : undefined;
