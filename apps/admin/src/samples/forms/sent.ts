import { HttpError } from 'react-admin';

/** What the form sends of its fields: what was left empty is null, and blanks around a text are left out. */
export const sentOf = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, typeof value === 'string' ? value.trim() || null : (value ?? null)]),
  );

/** As the API refuses a field: the form shows it where it belongs. */
export const refusal = (field: string, message: string): HttpError =>
  new HttpError(message, 422, { errors: { [field]: message } });
