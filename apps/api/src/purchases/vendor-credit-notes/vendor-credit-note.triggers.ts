const frozen = [
  ...['number', 'credit_date', 'supply_date', 'currency', 'exchange_rate', 'exchange_rate_inverted', 'prices_include_tax'],
  ...['reverse_charge', 'subtotal', 'discount', 'net', 'tax', 'reverse_tax', 'deductible_tax', 'total'],
  ...['rounding', 'prepaid'],
];
const of = (row: 'old' | 'new'): string => frozen.map((column) => `${row}.${column}`).join(', ');
const refuse = `raise exception 'an open credit note is frozen' using errcode = 'restrict_violation', constraint = 'vendor_credit_note_frozen'`;

/** A credit note keeps its amounts until it is a draft again, which only an unused one becomes. Its vendor changes only when two become one. */
export const vendorCreditNoteFrozen = {
  name: 'vendor_credit_note_frozen',
  timing: 'before' as const,
  events: ['update' as const, 'delete' as const],
  body: `if old.status <> 'draft' and (tg_op = 'DELETE'
          or new.status = 'draft' and old.status <> 'open' and not (old.status = 'used' and old.applied = 0 and old.refunded = 0)
          or new.status <> 'draft' and ((${of('old')}) is distinct from (${of('new')}))
          or (old.vendor_id <> new.vendor_id
          and format('vendor %s %s', old.vendor_id, new.vendor_id) is distinct from current_setting('kontor.merging', true))) then
        ${refuse};
      end if;
      return coalesce(new, old);`,
};

export const vendorCreditNoteLinesFrozen = {
  name: 'vendor_credit_note_line_frozen',
  timing: 'before' as const,
  events: ['insert' as const, 'update' as const, 'delete' as const],
  body: `if exists (select 1 from vendor_credit_note where id = coalesce(new.vendor_credit_note_id, old.vendor_credit_note_id)
          and status <> 'draft') then
        ${refuse};
      end if;
      return coalesce(new, old);`,
};
