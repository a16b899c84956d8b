// Constraints that every kind of sales document has. The names of constraints begin with that of the table, and the
// subject of a kind says which code each refusal has.

/** A number is given once. The reference is the person's own: unique for the kind, whatever its case and spaces, unless it repeats another document's. */
export const documentIndexes = (table: string, { hasOwnReference = true } = {}) => [
  {
    name: `${table}_number_unique`,
    expression: `create unique index "${table}_number_unique" on "${table}" ("number") where "number" is not null`,
  },
  {
    name: `${table}_number_series_index`,
    expression: `create index "${table}_number_series_index" on "${table}" ("number_series_id") where "number_series_id" is not null`,
  },
  ...(hasOwnReference
    ? [
        {
          name: `${table}_reference_unique`,
          expression: `create unique index "${table}_reference_unique" on "${table}" (lower(regexp_replace("reference_number", '\\s', '', 'g'))) where "reference_number" is not null`,
        },
      ]
    : []),
];

type Exceptions = {
  /** When a document of the kind has no number yet. */
  unissued?: string;
  /** When a document was issued elsewhere: no series of ours numbered it, and what stood on it is not known. */
  isForeign?: string;
  /** A document whose discount is only a sum has no columns for what was typed. */
  hasDiscount?: false;
};

export const documentChecks = (table: string, { unissued = "status = 'draft'", isForeign, hasDiscount }: Exceptions = {}) => [
  { name: `${table}_number_when_issued`, expression: `(${unissued}) = (number is null)` },
  {
    name: `${table}_number_series`,
    expression: `number is null or number_series_id is not null${isForeign ? ` or ${isForeign}` : ''}`,
  },
  {
    name: `${table}_snapshot_when_issued`,
    expression: `${isForeign ? `${isForeign} or ` : ''}(${unissued}) = (snapshot is null)`,
  },
  { name: `${table}_total_sum`, expression: 'total = net + tax and net = subtotal - discount + charge or prices_include_tax' },
  ...(hasDiscount === false
    ? []
    : [{ name: `${table}_one_discount`, expression: 'discount_percent is null or discount_amount is null' }]),
  { name: `${table}_exchange_rate`, expression: 'exchange_rate > 0' },
];

/** What stands on an issued document of any kind: its supply and its amounts. A kind freezes them with its own columns. */
export const frozenSupply = ['supply_date', 'advance_date', 'delivery_place'];
export const frozenAmounts = ['subtotal', 'discount', 'charge', 'charges', 'net', 'tax', 'total'];

/** Whom an issued document is for is another record only when two of one customer become one. */
const isForAnother = `(old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true))`;

/** The file is there exactly when the e-invoice is ready, and what was lacking is named exactly when there can be none. */
export const eInvoiceChecks = (table: string) => [
  { name: `${table}_e_invoice_file`, expression: "(e_invoice_state = 'ready') = (e_invoice_file_id is not null)" },
  { name: `${table}_e_invoice_gaps`, expression: "(e_invoice_state = 'lacking') = (e_invoice_gaps <> '[]')" },
];

/**
 * An issued document keeps what stands on it: these columns and its snapshot, and its e-invoice once it has one. It is no draft again, and
 * never deleted unless it is `deletable`.
 */
export function frozenWhenIssued(
  table: string,
  columns: readonly string[],
  { deletable, hasEInvoice }: { deletable?: string; hasEInvoice?: boolean } = {},
) {
  const of = (row: 'old' | 'new'): string => columns.map((column) => `${row}.${column}`).join(', ');
  return {
    name: `${table}_frozen`,
    timing: 'before' as const,
    events: ['update' as const, 'delete' as const],
    body: `if old.status <> 'draft'${deletable ? ` and not (tg_op = 'DELETE' and ${deletable})` : ''} and (tg_op = 'DELETE' or new.status = 'draft'
          or (${of('old')})
             is distinct from (${of('new')})
          or ${isForAnother}${hasEInvoice ? '\n          or old.e_invoice_file_id is distinct from new.e_invoice_file_id and old.e_invoice_file_id is not null' : ''}
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued ${table} is frozen' using errcode = 'restrict_violation', constraint = '${table}_frozen';
      end if;
      return coalesce(new, old);`,
  };
}

/**
 * A document that can be revised keeps what was sent until it becomes a draft of the next revision; its number stays for good, and once
 * it has one it is never deleted.
 */
export function frozenUntilRevised(table: string, columns: readonly string[]) {
  const of = (row: 'old' | 'new'): string => columns.map((column) => `${row}.${column}`).join(', ');
  return {
    name: `${table}_frozen`,
    timing: 'before' as const,
    events: ['update' as const, 'delete' as const],
    body: `if old.number is not null and (tg_op = 'DELETE' or new.number is distinct from old.number or new.number_series_id is distinct from old.number_series_id
          or new.revision <> old.revision + (old.status <> 'draft' and new.status = 'draft')::int
          or old.status <> 'draft' and ((${of('old')})
             is distinct from (${of('new')}) or ${isForAnother} or old.snapshot is distinct from new.snapshot)) then
        raise exception 'a ${table} that was sent is frozen' using errcode = 'restrict_violation', constraint = '${table}_frozen';
      end if;
      return coalesce(new, old);`,
  };
}

/** The lines of an issued document are frozen with it. */
export const linesFrozenWhenIssued = (table: string) => ({
  name: `${table}_line_frozen`,
  timing: 'before' as const,
  events: ['insert' as const, 'update' as const, 'delete' as const],
  body: `if exists (select 1 from ${table} where id = coalesce(new.${table}_id, old.${table}_id) and status <> 'draft') then
        raise exception 'the lines of an issued ${table} are frozen' using errcode = 'restrict_violation', constraint = '${table}_frozen';
      end if;
      return coalesce(new, old);`,
});

/** The amount due when the document is issued, as in `dueOf`. */
export const due = 'total - prepaid + rounding';

export const payableChecks = (table: string) => [
  { name: `${table}_prepaid`, expression: 'prepaid >= 0 and (prepaid = 0 or prepaid <= total + rounding)' },
  {
    name: `${table}_rounding`,
    expression: 'round_payable_to > 0 and abs(rounding) * 2 <= round_payable_to or round_payable_to is null and rounding = 0',
  },
];

export const lineChecks = (table: string) => [
  { name: `${table}_line_price`, expression: 'unit_price >= 0 and base_quantity > 0' },
  { name: `${table}_line_charge`, expression: 'charge >= 0' },
  { name: `${table}_line_one_discount`, expression: 'discount_percent = 0 or discount_amount is null' },
];
