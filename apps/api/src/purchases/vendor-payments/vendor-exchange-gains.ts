import { sql, type RawBuilder } from 'kysely';
import { gainIn, isForeign } from '../../platform/orm/in-base.ts';

const gain = (at: string, than: string) => sql.raw(gainIn('a.amount', { at, than }));
const foreign = (of: string) => sql.raw(isForeign(of));

/** As `exchangeGains`, of vendors: what a bill counted for, less what the money or the credit that settled it did. */
export function vendorExchangeGains({
  from,
  to,
  vendorId,
}: {
  from: string;
  to: string;
  vendorId?: number;
}): RawBuilder<unknown> {
  const of = (vendor: string) => (vendorId === undefined ? sql`` : sql` and ${sql.raw(vendor)} = ${vendorId}`);
  return sql`select p.currency, ${gain('d', 'p')} as amount from vendor_payment_allocation a
      join vendor_payment p on p.id = a.vendor_payment_id join bill d on d.id = a.bill_id
      where p.payment_date between ${from} and ${to} and ${foreign('p')}${of('p.vendor_id')}
    union all select n.currency, ${gain('d', 'n')} from vendor_credit_application a
      join vendor_credit_note n on n.id = a.vendor_credit_note_id join bill d on d.id = a.bill_id
      where a.application_date between ${from} and ${to} and ${foreign('n')}${of('n.vendor_id')}`;
}
