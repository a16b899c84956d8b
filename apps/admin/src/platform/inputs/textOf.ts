/** A field of a small form as text: what is not there, or is a file, is the empty text. */
export function textOf(form: HTMLFormElement, field: string): string {
  const value = new FormData(form).get(field);
  return typeof value === 'string' ? value : '';
}

/** What stands in a filter or in the address under a name that should hold text. */
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
