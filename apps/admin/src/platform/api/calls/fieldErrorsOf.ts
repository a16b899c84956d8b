import { HttpError } from 'react-admin';
import type { FieldValues } from 'react-hook-form';

/** The refusals of the API by field, as a form shows them; undefined for other errors and refusals without fields. */
export const fieldErrorsOf = (error: unknown): FieldValues | undefined =>
  error instanceof HttpError ? (error.body as { errors?: FieldValues } | null)?.errors : undefined;
