import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  assertAmountsIn,
  assertBillReferences,
  assertOpenPeriod,
  exchangeOf,
  type BillBasis,
  type BillInput,
} from '@kontor/domain';
import type { Rate } from '../../documents/basis.ts';

type Row = {
  baseCurrency: string;
  lockDate: string | null;
  markUp: number | null;
  hasVendor: boolean;
  rates: Rate[];
  items: number[];
  categories: number[];
  customers: { id: number; markUp: number | null }[];
  projects: { id: number; customerId: number; markUp: number | null }[];
};

const idsOf = (values: readonly (number | null | undefined)[]): number[] => [...new Set(values.flatMap((id) => id ?? []))];

/**
 * Reads all records that a bill refers to in one query. Throws DomainError at each field whose reference does not fit, at amounts with more decimals
 * than their currency, and at a date in closed books.
 */
export async function billBasis(em: EntityManager, input: BillInput, dateField = 'billDate'): Promise<BillBasis> {
  assertAmountsIn(input.currency, amountsOf(input));
  const { lines } = input;
  const projectIds = idsOf(lines.map(({ projectId }) => projectId));
  const { rows } =
    await sql<Row>`select o.base_currency as "baseCurrency", o.lock_date as "lockDate", o.mark_up_percent as "markUp",
      exists (select 1 from vendor where id = ${input.vendorId}) as "hasVendor",
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'percent', percent, 'category', category,
         'exemptionReason', exemption_reason, 'isafCode', isaf_code, 'saftCode', saft_code, 'validFrom', valid_from, 'validTo', valid_to)), '[]'::json)
       from tax_rate where id = any(${idsOf(lines.map(({ taxRateId }) => taxRateId))}::int[])) as rates,
      array(select id from item where id = any(${idsOf(lines.map(({ itemId }) => itemId))}::int[])) as items,
      array(select id from classifier where id = any(${idsOf(lines.map(({ categoryId }) => categoryId))}::int[])) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'markUp', mark_up_percent)), '[]'::json) from customer
       where id = any(${idsOf(lines.map(({ customerId }) => customerId))}::int[])
         or id in (select customer_id from project where id = any(${projectIds}::int[]))) as customers,
      (select coalesce(json_agg(json_build_object('id', id, 'customerId', customer_id, 'markUp', mark_up_percent)), '[]'::json)
       from project where id = any(${projectIds}::int[])) as projects
    from organisation o`.execute(em.getKysely());
  const row = rows[0];
  if (!row) throw new Error('The organisation is missing: the seed has not run');
  assertOpenPeriod(input.billDate, row.lockDate, dateField);
  const rates = new Map(row.rates.map((rate) => [rate.id, rate]));
  const customers = new Map(row.customers.map((customer) => [customer.id, customer]));
  const projects = new Map(row.projects.map((project) => [project.id, project]));
  const customerOfProject = (id: number): number | undefined => projects.get(id)?.customerId;
  assertBillReferences(input, {
    hasVendor: row.hasVendor,
    rateOf: (id) => rates.get(id),
    hasItem: (id) => row.items.includes(id),
    hasCategory: (id) => row.categories.includes(id),
    hasCustomer: (id) => customers.has(id),
    customerOfProject,
  });
  return {
    ...exchangeOf(input, row.baseCurrency),
    rateOf: ({ taxRateId }) => rates.get(taxRateId) ?? missing(),
    customerOfProject,
    markUps: {
      organisation: row.markUp,
      ofCustomer: (id) => customers.get(id)?.markUp ?? null,
      ofProject: (id) => projects.get(id)?.markUp ?? null,
    },
  };
}

const amountsOf = ({ discountAmount, lines }: BillInput): Record<string, number | null | undefined> => ({
  discountAmount,
  ...Object.fromEntries(lines.map((line, at) => [`lines.${at}.discountAmount`, line.discountAmount])),
  ...Object.fromEntries(lines.map((line, at) => [`lines.${at}.taxAmount`, line.taxAmount])),
});

const missing = (): never => {
  throw new Error('A tax rate is asked for that was not checked');
};
