const frozen = [
  ...['user_id', 'paid_by', 'expense_date', 'currency', 'exchange_rate', 'exchange_rate_inverted', 'amount', 'base_amount'],
  ...['category_id', 'tax_rate_id', 'tax', 'net', 'deductible_tax', 'project_id', 'billable', 'unit_price', 'outlay'],
  ...['kind', 'travel_rate_id', 'unit_amount', 'passenger_amount', 'quantity', 'passengers', 'end_date'],
];
const of = (row: 'old' | 'new'): string => frozen.map((column) => `${row}.${column}`).join(', ');

/** An approved expense keeps what was approved, and only a draft is deleted. Its customer may become another when two become one. */
export const expenseFrozen = {
  name: 'expense_frozen',
  timing: 'before' as const,
  events: ['update' as const, 'delete' as const],
  body: `if tg_op = 'DELETE' and old.status <> 'draft'
          or tg_op = 'UPDATE' and old.status in ('approved', 'reimbursed') and (${of('old')}) is distinct from (${of('new')}) then
        raise exception 'a decided expense is frozen' using errcode = 'restrict_violation', constraint = 'expense_frozen';
      end if;
      return coalesce(new, old);`,
};
