import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  fieldsToSend,
  groundsToday,
  pick,
  type DocumentChargeRecord,
  type DocumentInput,
  type DocumentLineRecord,
  type DocumentTaxRecord,
  type DocumentToSend,
  type KidMethod,
  type PartyKind,
  type RateWords,
  type TaxRateRecord,
} from '@kontor/domain';
import { buyerPairs, sellerColumn } from './parties-today.ts';
import type { DocumentSnapshot } from './snapshot.ts';
import { isOptional, partsOf } from './tables.ts';

type Account = NonNullable<DocumentSnapshot['bankAccount']> & { kidMethod: KidMethod; kidLength: number | null };

type TaxedLine = RateWords &
  Pick<DocumentLineRecord, 'taxRateId' | 'taxPercent' | 'taxCategory' | 'serviceFrom' | 'serviceTo'> & {
    optional: boolean | null;
  };

export type DocumentParties = {
  seller: DocumentSnapshot['seller'];
  buyer: DocumentSnapshot['buyer'] & { kind: PartyKind };
  account: Account | null;
  baseCurrency: string;
  lockDate: string | null;
  timeZone: string;
  taxes: Pick<DocumentTaxRecord, 'category' | 'percent' | 'exemptionReason'>[];
  /** The document's lines with their tax and period. */
  lines: TaxedLine[];
  /** The current state of the rates it uses. */
  rates: Omit<TaxRateRecord, 'version' | 'createdAt' | 'updatedAt' | 'isDefault'>[];
};

/** Returns the current seller, buyer and account to be paid. A document keeps a copy when it is issued. */
export async function partiesOf(em: EntityManager, table: string, id: number): Promise<DocumentParties> {
  const { head, lines, taxes, key } = partsOf(table);
  const { rows } =
    await sql<DocumentParties>`select o.base_currency as "baseCurrency", o.lock_date as "lockDate", o.time_zone as "timeZone",
      ${sellerColumn},
      json_build_object('kind', c.kind, ${buyerPairs},
        'contactName', (select k.first_name || ' ' || k.last_name from contact k where k.id = d.contact_id)) as buyer,
      (select json_build_object('bankName', b.bank_name, 'iban', b.iban, 'bic', b.bic, 'kidMethod', b.kid_method,
         'kidLength', b.kid_length)
       from bank_account b where b.currency = d.currency order by b.is_default desc, b.id limit 1) as account,
      (select coalesce(json_agg(json_build_object('category', category, 'percent', percent, 'exemptionReason', exemption_reason)), '[]'::json)
       from ${taxes} where ${key} = d.id) as taxes,
      (select coalesce(json_agg(json_build_object('taxRateId', tax_rate_id, 'taxPercent', tax_percent, 'taxCategory', tax_category,
         'taxName', tax_name, 'taxReason', tax_reason, 'taxIsafCode', tax_isaf_code, 'taxSaftCode', tax_saft_code,
         'serviceFrom', service_from, 'serviceTo', service_to, 'optional', ${isOptional}) order by position), '[]'::json)
       from ${lines} l where ${key} = d.id) as lines,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'percent', percent, 'category', category,
         'exemptionReason', exemption_reason, 'isafCode', isaf_code, 'saftCode', saft_code, 'validFrom', valid_from,
         'validTo', valid_to)), '[]'::json) from tax_rate) as rates
    from ${head} d join customer c on c.id = d.customer_id cross join organisation o where d.id = ${id}`.execute(em.getKysely());
  if (!rows[0]) throw new Error(`There is no ${table} ${id}, or the organisation is missing`);
  return rows[0];
}

type Draft = Pick<DocumentInput, (typeof fieldsToSend)[number] | 'currency'> & { charges: DocumentChargeRecord[] };

/** Returns a draft in the form that the domain checks before sending. */
export function toSend<F extends string>(
  draft: Draft & Record<F, string>,
  { seller, buyer, taxes, lines, rates, lockDate }: DocumentParties,
  dateField: F,
  today: string,
): DocumentToSend & { currency: string } {
  const typed: Draft = draft;
  const { currency, charges } = typed;
  const byId = new Map(rates.map((rate) => [rate.id, rate]));
  return {
    ...pick(typed, fieldsToSend),
    currency,
    charges,
    date: draft[dateField],
    dateField,
    seller,
    buyer,
    lines,
    today,
    lockDate,
    rateOf: (id) => byId.get(id),
    taxes: groundsToday(taxes, [...lines, ...charges], (id) => byId.get(id)),
  };
}

export const bankAccountOf = ({ account }: DocumentParties): DocumentSnapshot['bankAccount'] =>
  account && { bankName: account.bankName, iban: account.iban, bic: account.bic };
