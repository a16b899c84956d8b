import { hasText } from '@kontor/domain';
import { Refusal, type BackendAnswer, type Query } from '../frame.ts';
import type { Firm } from './firm.ts';
import type { ResourceName } from './rows.ts';

type Row = Record<string, unknown> & { id: number };
type List = {
  /** Where `q` is looked for. */
  search: string[];
  sort: [field: string, direction: 'ASC' | 'DESC'];
  /** Questions that no field answers. */
  asked?: Record<string, (row: Row, today: string) => boolean>;
  /** What only the single record has. */
  detail?: string[];
};

export const lists: Record<ResourceName, List> = {
  customers: { search: ['name', 'legalCode', 'vatCode', 'email', 'city'], sort: ['name', 'ASC'] },
  contacts: { search: ['fullName', 'email', 'phone', 'customerName'], sort: ['fullName', 'ASC'] },
  items: { search: ['sku', 'name', 'description'], sort: ['name', 'ASC'] },
  projects: { search: ['code', 'name', 'customerName'], sort: ['code', 'ASC'] },
  'project-members': { search: ['userName'], sort: ['userName', 'ASC'] },
  tasks: { search: ['name'], sort: ['position', 'ASC'] },
  users: { search: ['fullName', 'displayName', 'username', 'email'], sort: ['displayName', 'ASC'] },
  'user-rates': { search: [], sort: ['validFrom', 'DESC'] },
  'time-entries': {
    search: ['note', 'projectName', 'taskName', 'customerName', 'userName'],
    sort: ['workDate', 'DESC'],
  },
  invoices: {
    search: ['number', 'customerName', 'referenceNumber', 'orderNumber', 'projectName'],
    sort: ['invoiceDate', 'DESC'],
    asked: {
      overdue: ({ status, dueDate }, today) => status === 'sent' && String(dueDate) < today,
      open: ({ status }) => status === 'sent',
    },
    detail: ['customerNotes', 'terms', 'internalNote', 'paymentReference', 'pdfFileId', 'lines', 'taxes'],
  },
  payments: { search: ['customerName', 'reference'], sort: ['paymentDate', 'DESC'] },
  'write-offs': { search: ['invoiceNumber'], sort: ['writeOffDate', 'DESC'] },
  'tax-rates': { search: ['name', 'exemptionReason'], sort: ['name', 'ASC'] },
  'bank-accounts': { search: ['bankName', 'iban'], sort: ['bankName', 'ASC'] },
  classifiers: { search: ['code', 'nameEn', 'nameLt', 'nameNo'], sort: ['position', 'ASC'] },
  'number-series': { search: ['pattern'], sort: ['documentKind', 'ASC'] },
  roles: { search: ['key', 'name'], sort: ['name', 'ASC'] },
  audit: { search: ['userName'], sort: ['id', 'DESC'] },
};

/** One page in the dialect of the API: `sort`, `range` and `filter` as JSON, answered with `Content-Range`. */
export function pageOf(firm: Firm, name: ResourceName, query: Query, only?: (row: Row) => boolean): BackendAnswer {
  const { search, sort, asked = {}, detail } = lists[name];
  const { q, ...given } = parse<Record<string, unknown>>(query['filter'], {}, 'list.bad_filter');
  const [field, direction] = parse(query['sort'], sort, 'list.bad_sort');
  const ids = Object.keys(given).join() === 'id' && Array.isArray(given['id']);
  const [first, last] = parse<[number, number]>(query['range'], [0, ids ? 999 : 24], 'list.bad_range');
  const fields = Object.entries(given).filter(([key]) => !(key in asked));
  const { today } = firm;
  firm.fresh();
  // FakeRest knows the operators of the filter; a text is looked for in fewer fields than FakeRest would.
  const rows = (firm.database.getAll(name, { filter: Object.fromEntries(fields), sort: comparing(field, direction) }) as Row[])
    .filter((row) => typeof q !== 'string' || hasText(q.trim(), ...search.map((one) => text(row[one]))))
    .filter((row) => Object.entries(asked).every(([key, ask]) => given[key] === undefined || ask(row, today) === given[key]))
    .filter((row) => only?.(row) ?? true);
  const page = rows.slice(first, last + 1).map((row) => (detail ? without(row, detail) : row));
  const range = page.length ? `${first}-${first + page.length - 1}` : '*';
  return { status: 200, body: page, headers: { 'Content-Range': `${name} ${range}/${rows.length}` } };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const without = (row: Row, fields: string[]): object =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !fields.includes(key)));

/** As PostgreSQL sorts: what is empty stands last, or first when the order is turned, and the id decides between equals. */
function comparing(field: string, direction: string): <T extends object>(a: T, b: T) => number {
  const sign = direction === 'DESC' ? -1 : 1;
  const valueOf = (row: object): string | number | null => (row as Record<string, string | number | null>)[field] ?? null;
  return (a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === other) return sign * ((a as Row).id - (b as Row).id);
    if (one === null) return sign;
    if (other === null) return -sign;
    return one < other ? -sign : sign;
  };
}

function parse<T>(
  value: string | string[] | undefined,
  otherwise: T,
  code: 'list.bad_filter' | 'list.bad_sort' | 'list.bad_range',
): T {
  const [given] = [value].flat();
  if (!given) return otherwise;
  try {
    const found = JSON.parse(given) as T | null;
    if (typeof found === 'object' && found !== null && Array.isArray(found) === Array.isArray(otherwise)) return found;
  } catch {
    // refused below
  }
  throw new Refusal(400, code, code === 'list.bad_range' ? { max: 1000 } : undefined);
}
