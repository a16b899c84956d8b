import { sql, type Expression, type RawBuilder } from 'kysely';

/** By subject, the number or name by which people know a record `x`. */
const names: Readonly<Record<string, readonly [table: string, name: string]>> = {
  Invoice: ['invoice', 'x.number'],
  CreditNote: ['credit_note', 'x.number'],
  RetainerInvoice: ['retainer_invoice', 'x.number'],
  Payment: ['payment', 'coalesce(x.reference, (select c.name from customer c where c.id = x.customer_id))'],
  Bill: [
    'bill',
    "concat_ws(' · ', coalesce(x.reference_number, x.number), (select v.name from vendor v where v.id = x.vendor_id))",
  ],
  VendorCreditNote: ['vendor_credit_note', "concat_ws(' · ', x.number, (select v.name from vendor v where v.id = x.vendor_id))"],
  VendorPayment: ['vendor_payment', "concat_ws(' · ', x.reference, (select v.name from vendor v where v.id = x.vendor_id))"],
  Expense: ['expense', 'coalesce(x.vendor_name, x.comment)'],
  TimeEntry: ['time_entry', "coalesce(nullif(x.note, ''), (select j.name from project j where j.id = x.project_id))"],
  StockMove: ['stock_move', '(select i.name from item i where i.id = x.item_id)'],
  Task: ['task', 'x.name'],
  Project: ['project', 'x.name'],
};

/** The name of the record that these columns lead to. */
export const recordName = (subject: Expression<unknown>, id: Expression<unknown>): RawBuilder<unknown> =>
  sql`case ${subject} ${sql.join(
    Object.entries(names).map(
      ([of, [table, name]]) =>
        sql`when ${sql.lit(of)} then (select ${sql.raw(name)} from ${sql.table(table)} x where x.id = ${id})`,
    ),
    sql` `,
  )} end`;
