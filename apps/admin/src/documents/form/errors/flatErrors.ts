import type { FieldErrors } from 'react-hook-form';

type Found = { path: string; message: string };

/** The messages of a form's errors with the paths of their fields, in the order of the form. */
export function flatErrors(errors: FieldErrors): Found[] {
  const walk = (node: unknown, path: string): Found[] => {
    if (typeof node !== 'object' || node === null || node instanceof Node) return [];
    const { message } = node as { message?: unknown };
    const own = typeof message === 'string' && message ? [{ path, message }] : [];
    const below = Object.entries(node)
      .filter(([key, value]) => !['ref', 'types', 'type', 'message'].includes(key) && typeof value === 'object')
      .flatMap(([key, value]) => walk(value, path ? `${path}.${key}` : key));
    return [...own, ...below];
  };
  return walk(errors, '').sort((a, b) => rank(a.path) - rank(b.path));
}

/** The order of the editor; the dates differ by kind. */
const order = [/^(customer|vendor)Id$/, /^contactId$/, /^projectId$/, /Date$/, /^reason$/, /^lines$/];
const rank = (path: string): number => {
  const at = order.findIndex((field) => field.test(path.split('.')[0] ?? ''));
  return at < 0 ? order.length : at;
};
