import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { creditNoteStates, advanceShares, type AdvanceShare } from '@kontor/domain';
import { inStates } from '../../platform/facts/states.ts';
import type { AdvanceLine } from '../invoices/advances.ts';
import type { RetainerInvoice } from './retainer-invoice.entity.ts';

type Rates = { rates: AdvanceLine['rate'][]; used: AdvanceShare[] };

/** Reads the rates of a taxed advance, as its lines and charges have them, and what living invoices deduct of each and credit notes gave back. */
async function ratesOf(em: EntityManager, id: number): Promise<Rates> {
  const { rows } = await sql<Rates>`select
      (select json_agg(json_build_object('id', tax_rate_id, 'name', tax_name, 'percent', tax_percent, 'category', tax_category,
          'exemptionReason', tax_reason, 'isafCode', tax_isaf_code, 'saftCode', tax_saft_code) order by position)
        from retainer_invoice_line where retainer_invoice_id = ${id}) as rates,
      (select coalesce(json_agg(u), '[]'::json) from (
        select x.category, x.percent, x.base, x.amount
        from retainer_application a join retainer_application_line x on x.retainer_application_id = a.id
        where a.retainer_invoice_id = ${id} and a.released_date is null
        union all select x.category, x.percent, x.base, x.amount
        from credit_note n join credit_note_tax x on x.credit_note_id = n.id
        where n.retainer_invoice_id = ${id} and ${inStates('n.status', creditNoteStates.counted)}) u) as used`.execute(
    em.getKysely(),
  );
  return rows[0] ?? { rates: [], used: [] };
}

type AdvancePart = { share: AdvanceShare; rate: AdvanceLine['rate'] };

/** Splits an amount of a locked taxed advance over its rates, after what was used or paid back of each before. */
export async function partsOfAdvance(em: EntityManager, retainer: RetainerInvoice, amount: number): Promise<AdvancePart[]> {
  await em.populate(retainer, ['taxes']);
  const { rates, used } = await ratesOf(em, retainer.id);
  const charged = retainer.charges.flatMap(({ taxRateId, taxName, taxPercent, taxCategory, ...words }) =>
    taxRateId && taxCategory
      ? {
          id: taxRateId,
          name: taxName ?? '',
          percent: taxPercent,
          category: taxCategory,
          exemptionReason: words.taxReason ?? null,
          isafCode: words.taxIsafCode ?? null,
          saftCode: words.taxSaftCode ?? null,
        }
      : [],
  );
  const taxes = retainer.taxes
    .getItems()
    .map(({ category, percent = null, base, amount: tax }) => ({ category, percent, base, amount: tax }));
  return advanceShares(taxes, used, amount, retainer.currency).map((share) => {
    const rate = [...rates, ...charged].find((one) => one.category === share.category && one.percent === share.percent);
    if (!rate) throw new Error(`Retainer invoice ${retainer.id} has no rate for its tax of ${share.percent} %`);
    return { share, rate };
  });
}
