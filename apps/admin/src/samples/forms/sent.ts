import { HttpError } from 'react-admin';

/** The values to send: empty ones become null, texts are trimmed. */
export const sentOf = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, typeof value === 'string' ? value.trim() || null : (value ?? null)]),
  );

/** A refusal of a field, in the API's shape, so that the form shows it at the field. */
export const refusal = (field: string, message: string): HttpError =>
  new HttpError(message, 422, { errors: { [field]: message } });
