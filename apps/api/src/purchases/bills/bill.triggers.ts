const frozen = [
  ...['number', 'bill_date', 'supply_date', 'currency', 'exchange_rate', 'exchange_rate_inverted', 'prices_include_tax'],
  ...['reverse_charge', 'subtotal', 'discount', 'net', 'tax', 'reverse_tax', 'deductible_tax', 'total', 'rounding', 'prepaid'],
  ...['approved_at', 'opening'],
];
const of = (row: 'old' | 'new'): string => frozen.map((column) => `${row}.${column}`).join(', ');
const refuse = `raise exception 'an open bill is frozen' using errcode = 'restrict_violation', constraint = 'bill_frozen'`;

/**
 * A bill keeps its amounts until it is a draft again, which only an unpaid one becomes. Its vendor changes only when two become one. What was
 * owed before the firm used Kontor is deleted with the import that brought it, while nothing of it is paid.
 */
export const billFrozen = {
  name: 'bill_frozen',
  timing: 'before' as const,
  events: ['update' as const, 'delete' as const],
  body: `if old.status <> 'draft' and (tg_op = 'DELETE' and not (old.opening and old.status = 'open')
          or new.status = 'draft' and old.status <> 'open' and not (old.status = 'paid' and old.paid = 0 and old.credited = 0)
          or new.status <> 'draft' and ((${of('old')}) is distinct from (${of('new')}))
          or (old.vendor_id <> new.vendor_id
          and format('vendor %s %s', old.vendor_id, new.vendor_id) is distinct from current_setting('kontor.merging', true))) then
        ${refuse};
      end if;
      return coalesce(new, old);`,
};

/** The lines of a bill are frozen with it, but follow a customer that becomes another. */
export const billLinesFrozen = {
  name: 'bill_line_frozen',
  timing: 'before' as const,
  events: ['insert' as const, 'update' as const, 'delete' as const],
  body: `if exists (select 1 from bill where id = coalesce(new.bill_id, old.bill_id) and status <> 'draft') and not (tg_op = 'UPDATE'
          and format('customer %s %s', old.customer_id, new.customer_id) is not distinct from current_setting('kontor.merging', true)) then
        ${refuse};
      end if;
      return coalesce(new, old);`,
};
