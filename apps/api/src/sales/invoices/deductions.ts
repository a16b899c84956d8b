import type { EntityManager } from '@mikro-orm/postgresql';
import {
  assertNothingShared,
  assertNotOverpaid,
  documentTaxes,
  documentTotals,
  dueOf,
  minorUnits,
  priceOf,
  subtract,
  wordsOfRate,
} from '@kontor/domain';
import { flush } from '../../platform/audit/flush.ts';
import { clock } from '../../platform/context/clock.ts';
import { changeParts } from '../../documents/write-parts.ts';
import { lineOfAdvance, type AdvanceLine } from './advances.ts';
import { InvoiceLine } from './invoice-line.entity.ts';
import { InvoiceTax } from './invoice-tax.entity.ts';
import type { Invoice } from './invoice.entity.ts';

/** Adds lines that come from a retainer invoice to a locked draft, behind its others, and returns their ids. */
export async function addDeductions(em: EntityManager, invoice: Invoice, advances: readonly AdvanceLine[]): Promise<number[]> {
  await em.populate(invoice, ['lines', 'taxes'], { refresh: true });
  if (advances.length) assertNothingShared(invoice);
  const last = Math.max(0, ...invoice.lines.getItems().map(({ position }) => position));
  const added = advances.map((advance, index) => {
    const { advanceOf: _, sources: __, timeEntryMinutes: ___, ...typed } = lineOfAdvance(advance, invoice);
    const tax = { taxPercent: advance.rate.percent, taxCategory: advance.rate.category, ...wordsOfRate(advance.rate) };
    const net = priceOf(typed.quantity, typed.unitPrice, 1, Math.min(2, minorUnits(invoice.currency)));
    return em.create(InvoiceLine, { ...typed, ...tax, net, position: last + index + 1, invoice });
  });
  await recount(em, invoice);
  await flush(em, { verb: 'apply' });
  return added.map(({ id }) => id);
}

/** Removes the lines that come from a retainer invoice from a locked draft. Their applications are gone by then. */
export async function removeDeductions(em: EntityManager, invoice: Invoice, lineIds: readonly number[]): Promise<void> {
  await em.populate(invoice, ['lines', 'taxes'], { refresh: true });
  const gone = new Set(lineIds);
  invoice.lines.remove(({ id }) => gone.has(id));
  invoice.lines.getItems().forEach((line, index) => (line.position = index + 1));
  await recount(em, invoice);
}

/** Adds up a draft anew from its stored lines. Throws DomainError `document.total_incorrect` and `document.prepaid_above_total` as saving it does. */
async function recount(em: EntityManager, invoice: Invoice): Promise<void> {
  const totals = documentTotals({
    lines: invoice.lines.getItems().map((line) => ({
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      baseQuantity: line.baseQuantity,
      charge: line.charge,
      discountPercent: line.discountPercent,
      discountAmount: line.discountAmount,
      taxPercent: line.taxPercent ?? null,
      taxCategory: line.taxCategory,
      exemptionReason: line.taxReason,
    })),
    charges: invoice.charges.map(({ percent, amount, taxCategory, taxPercent, taxReason }) => ({
      percent,
      amount,
      ...(taxCategory && { tax: { taxCategory, taxPercent, exemptionReason: taxReason } }),
    })),
    pricesIncludeTax: invoice.pricesIncludeTax,
    currency: invoice.currency,
    prepaid: invoice.prepaid,
    discountPercent: invoice.discountPercent,
    discountAmount: invoice.discountAmount,
    roundPayableTo: invoice.roundPayableTo ?? undefined,
  });
  const { subtotal, discount, charge, net, tax, total, prepaid, rounding } = totals;
  const balance = subtract(dueOf(totals), invoice.advanced);
  assertNotOverpaid({ total, rounding, prepaid: prepaid + invoice.advanced });
  em.assign(invoice, { subtotal, discount, charge, net, tax, total, prepaid, rounding, balance, updatedAt: clock.now() });
  changeParts(invoice.taxes, documentTaxes(totals), (columns, known) => {
    if (known) em.assign(known, columns);
    else em.create(InvoiceTax, { ...columns, invoice });
  });
}
