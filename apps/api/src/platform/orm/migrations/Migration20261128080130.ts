import { Migration } from '@mikro-orm/migrations';

/** The account of a vendor that an e-invoice made, as far as nobody changed it or paid to it. */
const brought = ['received_e_invoice r join bill d on d.id = r.bill_id']
  .concat('received_vendor_credit r join vendor_credit_note d on d.id = r.vendor_credit_note_id')
  .map(
    (
      from,
    ) => `select d.vendor_id, left(coalesce(d.number, ''), 50) as number, r.created_at from ${from} join vendor v on v.id = d.vendor_id
    where r.findings @> '[{"code": "received.vendor_made"}]' and upper(regexp_replace(r.said ->> 'account', '[\\s.]', '', 'g')) = v.account
      and v.account_changed_at is null
      and not exists (select 1 from vendor_payment p where p.vendor_id = v.id and p.method = 'bankTransfer')`,
  )
  .join(' union all ');

/** An account that an e-invoice brought is held back from payment runs until somebody confirms it. */
export class Migration20261128080130 extends Migration {
  override up(): void {
    this.addSql(`alter table "vendor" add "account_from_einvoice" varchar(50) null;`);
    this.addSql(
      `update vendor set account_changed_at = b.created_at, account_from_einvoice = b.number from (${brought}) b where b.vendor_id = vendor.id;`,
    );
    this.addSql(
      `alter table "vendor" add constraint "vendor_account_brought" check (account_from_einvoice is null or account_changed_at is not null);`,
    );
  }

  override down(): void {
    this.addSql(`alter table "vendor" drop constraint "vendor_account_brought";`);
    this.addSql(`update vendor set account_changed_at = null, account_confirmed_at = null, account_confirmed_by_id = null
      where account_from_einvoice is not null;`);
    this.addSql(`alter table "vendor" drop column "account_from_einvoice";`);
  }
}
