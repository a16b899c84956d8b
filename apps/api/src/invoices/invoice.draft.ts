import type { EntityManager } from '@mikro-orm/postgresql';
import {
  assertCostConfirmed,
  assertDueDate,
  documentTotals,
  linesBelowCost,
  type DocumentTotals,
  type InvoiceInput,
} from '@kontor/domain';
import { clock } from '../shared/clock.ts';
import { person } from '../shared/context.ts';
import { basisOf, type InvoiceBasis } from './invoice.basis.ts';
import { InvoiceLine } from './invoice-line.entity.ts';
import { InvoiceSource } from './invoice-source.entity.ts';
import { claimHours } from './invoice.sources.ts';
import { InvoiceTax } from './invoice-tax.entity.ts';
import { Invoice } from './invoice.entity.ts';

/** Checks the input of a draft and writes it, with all figures computed anew, into a new invoice or the one that is given. */
export async function writeDraft(em: EntityManager, input: InvoiceInput, existing?: Invoice): Promise<Invoice> {
  assertDueDate(input);
  const basis = await basisOf(em, input);
  const below = linesBelowCost(
    input.lines.map((line) => ({ ...line, taxPercent: basis.rateOf(line).percent })),
    basis.items,
    { pricesIncludeTax: input.pricesIncludeTax, exchangeRate: basis.exchangeRate },
  );
  assertCostConfirmed(below, input.priceBelowCostConfirmed ?? false);
  const totals = totalsOf(input, basis);
  await claimHours(em, input, existing?.id ?? null);
  const columns = { ...columnsOf(input, totals, basis), priceBelowCostById: below.length ? person().id : null };
  const invoice = existing ? em.assign(existing, columns) : em.create(Invoice, columns);
  // A change of lines alone is a change of the invoice too: it must raise the version.
  if (existing) invoice.updatedAt = clock.now();
  writeLines(em, invoice, input, totals, basis);
  writeTaxes(em, invoice, totals);
  return invoice;
}

function totalsOf(input: InvoiceInput, basis: InvoiceBasis): DocumentTotals {
  return documentTotals({
    lines: input.lines.map((line) => {
      const { percent, category, exemptionReason } = basis.rateOf(line);
      const { quantity, unitPrice, discountPercent } = line;
      return { quantity, unitPrice, discountPercent, taxPercent: percent, taxCategory: category, exemptionReason };
    }),
    discountPercent: input.discountPercent,
    discountAmount: input.discountAmount,
    pricesIncludeTax: input.pricesIncludeTax,
  });
}

function columnsOf(input: InvoiceInput, { subtotal, discount, net, tax, total }: DocumentTotals, { exchangeRate }: InvoiceBasis) {
  return {
    customerId: input.customerId,
    contactId: input.contactId ?? null,
    projectId: input.projectId ?? null,
    referenceNumber: input.referenceNumber?.trim() || null,
    orderNumber: input.orderNumber?.trim() || null,
    invoiceDate: input.invoiceDate,
    dueDate: input.dueDate,
    currency: input.currency,
    exchangeRate,
    language: input.language,
    pricesIncludeTax: input.pricesIncludeTax,
    discountPercent: input.discountPercent || null,
    discountAmount: input.discountAmount || null,
    customerNotes: input.customerNotes ?? null,
    terms: input.terms ?? null,
    internalNote: input.internalNote ?? null,
    subtotal,
    discount,
    net,
    tax,
    total,
    balance: total,
  };
}

/** Lines are matched by their place: the first input is the first line. */
function writeLines(em: EntityManager, invoice: Invoice, input: InvoiceInput, totals: DocumentTotals, basis: InvoiceBasis): void {
  const before = invoice.lines.getItems();
  input.lines.forEach((line, index) => {
    const rate = basis.rateOf(line);
    const columns = {
      position: index + 1,
      kind: line.kind,
      itemId: line.itemId ?? null,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unitPrice: line.unitPrice,
      discountPercent: line.discountPercent ?? 0,
      discount: totals.lines[index]?.discount ?? 0,
      net: totals.lines[index]?.net ?? 0,
      taxRateId: rate.id,
      taxName: rate.name,
      taxPercent: rate.percent,
      taxCategory: rate.category,
      serviceFrom: line.serviceFrom ?? null,
      serviceTo: line.serviceTo ?? null,
    };
    const known = before[index];
    const written = known ? em.assign(known, columns) : em.create(InvoiceLine, { ...columns, invoice });
    writeSources(em, written, line.timeEntryIds ?? []);
  });
  invoice.lines.remove(before.slice(input.lines.length));
}

function writeSources(em: EntityManager, line: InvoiceLine, timeEntryIds: readonly number[]): void {
  const before = line.sources.getItems();
  line.sources.remove(before.filter(({ timeEntryId }) => !timeEntryIds.includes(timeEntryId)));
  const known = new Set(before.map(({ timeEntryId }) => timeEntryId));
  for (const timeEntryId of timeEntryIds) if (!known.has(timeEntryId)) em.create(InvoiceSource, { line, timeEntryId });
}

function writeTaxes(em: EntityManager, invoice: Invoice, { taxes }: DocumentTotals): void {
  const before = invoice.taxes.getItems();
  taxes.forEach(({ category, percent, base, amount, exemptionReason }, index) => {
    const columns = { category, percent, base, amount, exemptionReason: exemptionReason?.slice(0, 200) ?? null };
    const known = before[index];
    if (known) em.assign(known, columns);
    else em.create(InvoiceTax, { ...columns, invoice });
  });
  invoice.taxes.remove(before.slice(taxes.length));
}
