import type { EntityManager } from '@mikro-orm/postgresql';
import { flush } from '../../platform/audit/flush.ts';
import { addDeductions, removeDeductions } from '../invoices/deductions.ts';
import type { Invoice } from '../invoices/invoice.entity.ts';
import { partsOfAdvance } from './advance-parts.ts';
import { RetainerApplicationLine } from './retainer-application-line.entity.ts';
import { RetainerHoursLine } from './retainer-hours-line.entity.ts';
import { RetainerApplication } from './retainer-application.entity.ts';
import type { RetainerInvoice } from './retainer-invoice.entity.ts';

/** Deducts an amount of a taxed advance on a locked draft: one line for each of its rates. Its application is created by then. */
export async function deduct(em: EntityManager, retainer: RetainerInvoice, invoice: Invoice, amount: number): Promise<void> {
  await flush(em, { verb: 'apply' });
  const application = await em.findOneOrFail(RetainerApplication, {
    retainerInvoice: retainer.id,
    invoiceId: invoice.id,
    isFinal: false,
  });
  const parts = await partsOfAdvance(em, retainer, amount);
  const lines = parts.map(({ share, rate }) => {
    const { id: retainerInvoiceId, number, invoiceDate } = retainer;
    const written = { lineId: 0, hours: null };
    return {
      ...written,
      retainerInvoiceId,
      number: number ?? '',
      invoiceDate,
      taxRateId: rate.id,
      base: share.base,
      amount: share.amount,
      rate,
    };
  });
  const ids = await addDeductions(em, invoice, lines);
  parts.forEach(({ share }, index) => {
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
