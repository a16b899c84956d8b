import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { advanceShares, type AdvanceShare } from '@kontor/domain';
import { flush } from '../../platform/audit/flush.ts';
import type { AdvanceLine } from '../invoices/advances.ts';
import { addDeductions, removeDeductions } from '../invoices/deductions.ts';
import type { Invoice } from '../invoices/invoice.entity.ts';
import { RetainerApplicationLine } from './retainer-application-line.entity.ts';
import { RetainerHoursLine } from './retainer-hours-line.entity.ts';
import { RetainerApplication } from './retainer-application.entity.ts';
import type { RetainerInvoice } from './retainer-invoice.entity.ts';

type Rates = { rates: AdvanceLine['rate'][]; used: AdvanceShare[] };

/** Reads the rates of a taxed advance, as its lines and charges have them, and what living invoices deduct of each. */
async function ratesOf(em: EntityManager, id: number): Promise<Rates> {
  const { rows } = await sql<Rates>`select
      (select json_agg(json_build_object('id', tax_rate_id, 'name', tax_name, 'percent', tax_percent, 'category', tax_category,
          'exemptionReason', tax_reason, 'isafCode', tax_isaf_code, 'saftCode', tax_saft_code) order by position)
        from retainer_invoice_line where retainer_invoice_id = ${id}) as rates,
      (select coalesce(json_agg(json_build_object('category', x.category, 'percent', x.percent, 'base', x.base, 'amount', x.amount)), '[]'::json)
        from retainer_application a join retainer_application_line x on x.retainer_application_id = a.id
        where a.retainer_invoice_id = ${id} and a.released_date is null) as used`.execute(em.getKysely());
  return rows[0] ?? { rates: [], used: [] };
}

/** Deducts an amount of a taxed advance on a locked draft: one line for each of its rates. Its application is created by then. */
export async function deduct(em: EntityManager, retainer: RetainerInvoice, invoice: Invoice, amount: number): Promise<void> {
  await flush(em, { verb: 'apply' });
  await em.populate(retainer, ['taxes']);
  const application = await em.findOneOrFail(RetainerApplication, {
    retainerInvoice: retainer.id,
    invoiceId: invoice.id,
    isFinal: false,
  });
  const { rates, used } = await ratesOf(em, retainer.id);
  const charged = retainer.charges.flatMap(({ taxRateId, taxName, taxPercent, taxCategory, ...words }) =>
    taxRateId && taxCategory
      ? {
          ...{ id: taxRateId, name: taxName ?? '', percent: taxPercent, category: taxCategory },
          ...{
            exemptionReason: words.taxReason ?? null,
            isafCode: words.taxIsafCode ?? null,
            saftCode: words.taxSaftCode ?? null,
          },
        }
      : [],
  );
  const taxes = retainer.taxes
    .getItems()
    .map(({ category, percent = null, base, amount: tax }) => ({ category, percent, base, amount: tax }));
  const shares = advanceShares(taxes, used, amount, retainer.currency);
  const lines = shares.map((share) => {
    const rate = [...rates, ...charged].find((one) => one.category === share.category && one.percent === share.percent);
    if (!rate) throw new Error(`Retainer invoice ${retainer.id} has no rate for its tax of ${share.percent} %`);
    const { id: retainerInvoiceId, number, invoiceDate } = retainer;
    const written = { lineId: 0, hours: null };
    return {
      ...{ ...written, retainerInvoiceId, number: number ?? '', invoiceDate },
      ...{ taxRateId: rate.id, base: share.base, amount: share.amount, rate },
    };
  });
  const ids = await addDeductions(em, invoice, lines);
  shares.forEach((share, index) => {
    const invoiceLineId = ids[index];
    if (invoiceLineId) em.create(RetainerApplicationLine, { application, invoiceLineId, ...share });
  });
}

/** Removes an application and its lines from a locked draft. */
export async function giveBack(em: EntityManager, application: RetainerApplication, invoice: Invoice): Promise<void> {
  const lines = await em.find(RetainerApplicationLine, { application });
  const hourLines = await em.find(RetainerHoursLine, { application });
  const ids = [...lines, ...hourLines].map(({ invoiceLineId }) => invoiceLineId);
  em.remove(lines);
  em.remove(hourLines);
  em.remove(application);
  await flush(em, { verb: 'unapply' });
  await removeDeductions(em, invoice, ids);
}
