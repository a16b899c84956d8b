import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  assertAmountsIn,
  assertOpenPeriod,
  assertProjectChosen,
  assertReferences,
  chosenSeries,
  exchangeOf,
  openProjectStatuses,
  type DocumentKind,
  type Exchange,
  type ProjectChoice,
  type TaxCategory,
  type TypedDocument,
} from '@kontor/domain';

export type Rate = {
  id: number;
  name: string;
  percent: number | null;
  category: TaxCategory;
  exemptionReason: string | null;
  isafCode: string | null;
  saftCode: string | null;
  validFrom: string;
  validTo: string | null;
};
/** Goods in stock cost what they cost on average that day, everything else its purchase price. */
type Item = { id: number; name: string; purchasePrice: number | null };
type Row = {
  baseCurrency: string;
  lockDate: string | null;
  hasCustomer: boolean;
  contactOf: number | null;
  projectOf: number | null;
  projectChoice: ProjectChoice;
  hasOpenProject: boolean;
  rates: Rate[];
  items: Item[];
  series: { documentKind: DocumentKind; isDefault: boolean; isClosed: boolean } | null;
};

/** Everything besides the input that a draft is computed from. */
export type DraftBasis = Exchange & {
  rateOf: (taxed: { taxRateId: number }) => Rate;
  items: ReadonlyMap<number, Item>;
  /** The chosen number series and the reason for it. */
  series: ReturnType<typeof chosenSeries>;
};

/**
 * Reads all records that the input refers to in one query. Throws DomainError at each field whose reference does not fit. `dateField` names the
 * field with the document's date; `before` is the draft to change.
 */
export async function basisOf<F extends string>(
  em: EntityManager,
  input: TypedDocument & Record<F, string>,
  dateField: F,
  /** The kind whose series can be chosen; null for a document that already has its number. */
  kind: DocumentKind | null,
  before?: { customerId: number; projectId?: number | null },
): Promise<DraftBasis> {
  const date: string = input[dateField];
  assertAmountsIn(input.currency, amountsOf(input));
  const rateIds = [...new Set([...input.lines, ...(input.charges ?? [])].flatMap(({ taxRateId }) => taxRateId ?? []))];
  const itemIds = [...new Set(input.lines.flatMap(({ itemId }) => itemId ?? []))];
  const { rows } = await sql<Row>`select o.base_currency as "baseCurrency", o.lock_date as "lockDate",
      exists (select 1 from customer where id = ${input.customerId}) as "hasCustomer",
      (select customer_id from contact where id = ${input.contactId ?? null}::int) as "contactOf",
      (select customer_id from project where id = ${input.projectId ?? null}::int for share) as "projectOf",
      o.project_choice as "projectChoice", exists (select 1 from project where customer_id = ${input.customerId}
        and status = any(${[...openProjectStatuses]})) as "hasOpenProject",
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'percent', percent, 'category', category,
         'exemptionReason', exemption_reason, 'isafCode', isaf_code, 'saftCode', saft_code, 'validFrom', valid_from, 'validTo', valid_to)), '[]'::json)
       from tax_rate where id = any(${rateIds}::int[])) as rates,
      (select coalesce(json_agg(json_build_object('id', i.id, 'name', i.name, 'purchasePrice',
         coalesce(case when s.quantity > 0 then round(s.value / s.quantity, 6) end, i.purchase_price))), '[]'::json)
       from item i left join item_stock s on s.item_id = i.id where i.id = any(${itemIds}::int[])) as items,
      (select json_build_object('documentKind', document_kind, 'isDefault', is_default, 'isClosed', is_closed)
       from number_series where id = ${input.numberSeriesId ?? null}::int) as series
    from organisation o`.execute(em.getKysely());
  const row = rows[0];
  if (!row) throw new Error('The organisation is missing: the seed has not run');
  assertOpenPeriod(date, row.lockDate, dateField);

  const rates = new Map(row.rates.map((rate) => [rate.id, rate]));
  const items = new Map(row.items.map((item) => [item.id, item]));
  assertReferences(input, date, { ...row, rateOf: (id) => rates.get(id), hasItem: (id) => items.has(id) });
  assertProjectChosen({ ...input, isEstimate: dateField === 'estimateDate' }, row, before);
  return {
    ...exchangeOf(input, row.baseCurrency),
    rateOf: ({ taxRateId }) => rates.get(taxRateId) ?? missing(),
    items,
    series: chosenSeries(kind ? input : {}, row.series, kind ?? ''),
  };
}

/** Returns the typed amounts by their paths. */
const amountsOf = ({
  discountAmount,
  prepaid,
  roundPayableTo,
  lines,
  charges,
}: TypedDocument): Record<string, number | null | undefined> => ({
  discountAmount,
  prepaid,
  roundPayableTo,
  ...Object.fromEntries((charges ?? []).map(({ amount }, index) => [`charges.${index}.amount`, amount])),
  ...Object.fromEntries(lines.map((line, index) => [`lines.${index}.discountAmount`, line.discountAmount])),
  ...Object.fromEntries(lines.map((line, index) => [`lines.${index}.charge`, line.charge])),
});

const missing = (): never => {
  throw new Error('A tax rate is asked for that was not checked');
};
