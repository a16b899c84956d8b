import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { KidMethod, TaxCategory } from '@kontor/domain';
import type { DocumentSnapshot } from './snapshot.ts';
import { partsOf } from './tables.ts';

type Account = NonNullable<DocumentSnapshot['bankAccount']> & { kidMethod: KidMethod; kidLength: number | null };

export type DocumentParties = {
  seller: DocumentSnapshot['seller'];
  buyer: DocumentSnapshot['buyer'];
  account: Account | null;
  baseCurrency: string;
  lockDate: string | null;
  timeZone: string;
  hasLines: boolean;
  /** Of its lines and charges. */
  categories: TaxCategory[];
};

/** Seller, buyer and the account to be paid, as they are today; a document keeps them when it is issued. */
export async function partiesOf(em: EntityManager, table: string, id: number): Promise<DocumentParties> {
  const { head, lines, taxes, key } = partsOf(table);
  const { rows } =
    await sql<DocumentParties>`select o.base_currency as "baseCurrency", o.lock_date as "lockDate", o.time_zone as "timeZone",
      json_build_object('name', o.name, 'legalCode', o.legal_code, 'vatCode', o.vat_code, 'street', o.street, 'city', o.city,
        'zip', o.zip, 'country', o.country, 'email', o.email, 'phone', o.phone, 'website', o.website,
        'isVatRegistered', o.is_vat_registered, 'isInForetaksregisteret', o.is_in_foretaksregisteret,
        'logoFileId', o.logo_file_id) as seller,
      json_build_object('name', c.name, 'legalCode', c.legal_code, 'vatCode', c.vat_code, 'street', c.street, 'city', c.city,
        'zip', c.zip, 'country', c.country, 'email', c.email, 'phone', c.phone, 'buyerReference', c.buyer_reference,
        'contactName', (select k.first_name || ' ' || k.last_name from contact k where k.id = d.contact_id)) as buyer,
      (select json_build_object('bankName', b.bank_name, 'iban', b.iban, 'bic', b.bic, 'kidMethod', b.kid_method,
         'kidLength', b.kid_length)
       from bank_account b where b.currency = d.currency order by b.is_default desc, b.id limit 1) as account,
      exists (select 1 from ${lines} where ${key} = d.id) as "hasLines",
      (select coalesce(json_agg(category), '[]'::json) from ${taxes} where ${key} = d.id) as categories
    from ${head} d join customer c on c.id = d.customer_id cross join organisation o where d.id = ${id}`.execute(em.getKysely());
  if (!rows[0]) throw new Error(`There is no ${table} ${id}, or the organisation is missing`);
  return rows[0];
}

export const bankAccountOf = ({ account }: DocumentParties): DocumentSnapshot['bankAccount'] =>
  account && { bankName: account.bankName, iban: account.iban, bic: account.bic };
