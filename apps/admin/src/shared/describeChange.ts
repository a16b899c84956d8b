import type { Format } from './format.ts';
import { nothing } from './format.ts';

type Words = (key: string, options?: Record<string, unknown>) => string;
const silent = new Set(['version', 'updatedAt', 'createdAt', 'id']);

/** Words of the statuses whose names differ from those of their chips. */
const statusNames: Record<string, string> = { void: 'annulled', onHold: 'on_hold' };

/** What a record is called that a field refers to, by the field's name: its id says nothing to anybody. */
export type ReferenceNames = Record<string, (id: number) => string | undefined>;

function valueOf(field: string, value: unknown, t: Words, format: Format, names: ReferenceNames): string | undefined {
  if (value === null || value === undefined || value === '') return nothing;
  if (typeof value === 'boolean') return t(value ? 'ra.boolean.true' : 'ra.boolean.false');
  if (typeof value === 'number') return field.endsWith('Id') ? names[field]?.(value) : format.number(value);
  if (typeof value !== 'string') return undefined;
  if (field === 'status') return t(`kontor.status.${statusNames[value] ?? value}`, { _: value });
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return format.date(value);
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return format.dateTime(value);
  return value.length > 120 ? `${value.slice(0, 117)}…` : value;
}

/** "Due date: 1 Mar 2026 → 8 Mar 2026", one line a field. What has no short form (lines, addresses, ids), or is kept secret, is named without its values. */
export function describeChange(
  changes: Record<string, [unknown, unknown]>,
  resource: string,
  t: Words,
  format: Format,
  names: ReferenceNames = {},
): string[] {
  return Object.entries(changes)
    .filter(([field]) => !silent.has(field))
    .map(([field, [before, after]]) => {
      const name = t(`resources.${resource}.fields.${field}`, { _: field });
      const from = valueOf(field, before, t, format, names);
      const to = valueOf(field, after, t, format, names);
      return from === undefined || to === undefined || from === to
        ? name
        : t('kontor.activity.changed', { field: name, from, to });
    });
}
