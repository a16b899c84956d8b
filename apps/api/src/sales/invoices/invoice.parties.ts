import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { KidMethod, TaxCategory } from '@kontor/domain';
import type { InvoiceSnapshot } from './invoice.snapshot.ts';

type Account = NonNullable<InvoiceSnapshot['bankAccount']> & { kidMethod: KidMethod; kidLength: number | null };

export type InvoiceParties = {
  seller: InvoiceSnapshot['seller'];
  buyer: InvoiceSnapshot['buyer'];
  account: Account | null;
  baseCurrency: string;
  lockDate: string | null;
  timeZone: string;
  /** One for each line. */
  categories: TaxCategory[];
};

type Row = Pick<InvoiceParties, 'baseCurrency' | 'lockDate' | 'timeZone' | 'seller' | 'buyer' | 'account' | 'categories'>;

/** Who sells, who buys and which account is to be paid, as they are today: what an invoice keeps when it is issued. */
export async function partiesOf(em: EntityManager, invoiceId: number): Promise<InvoiceParties> {
  const { rows } = await sql<Row>`select o.base_currency as "baseCurrency", o.lock_date as "lockDate", o.time_zone as "timeZone",
      json_build_object('name', o.name, 'legalCode', o.legal_code, 'vatCode', o.vat_code, 'street', o.street, 'city', o.city,
        'zip', o.zip, 'country', o.country, 'email', o.email, 'phone', o.phone, 'website', o.website,
        'isVatRegistered', o.is_vat_registered, 'isInForetaksregisteret', o.is_in_foretaksregisteret,
        'logoFileId', o.logo_file_id) as seller,
      json_build_object('name', c.name, 'legalCode', c.legal_code, 'vatCode', c.vat_code, 'street', c.street, 'city', c.city,
        'zip', c.zip, 'country', c.country, 'email', c.email, 'phone', c.phone, 'buyerReference', c.buyer_reference,
        'contactName', (select k.first_name || ' ' || k.last_name from contact k where k.id = i.contact_id)) as buyer,
      (select json_build_object('bankName', b.bank_name, 'iban', b.iban, 'bic', b.bic, 'kidMethod', b.kid_method,
         'kidLength', b.kid_length)
       from bank_account b where b.currency = i.currency order by b.is_default desc, b.id limit 1) as account,
      (select coalesce(json_agg(l.tax_category), '[]'::json) from invoice_line l where l.invoice_id = i.id) as categories
    from invoice i join customer c on c.id = i.customer_id cross join organisation o where i.id = ${invoiceId}`.execute(
    em.getKysely(),
  );
  if (!rows[0]) throw new Error(`Invoice ${invoiceId} or the organisation is missing`);
  return rows[0];
}

export const bankAccountOf = ({ account }: InvoiceParties): InvoiceSnapshot['bankAccount'] =>
  account && { bankName: account.bankName, iban: account.iban, bic: account.bic };
