import {
  assertCostConfirmed,
  assertDueDate,
  assertOpenPeriod,
  documentTotals,
  DomainError,
  isValidOn,
  linesBelowCost,
  type Code,
  type InvoiceDetail,
  type InvoiceInput,
  type Params,
  type TaxRateRecord,
} from '@kontor/domain';
import type { Firm } from './firm.ts';

type Problems = Record<string, { code: Code; params?: Params }>;

/** A draft as it is stored, with every figure computed anew. */
export function draftOf(firm: Firm, input: InvoiceInput, _personId: number, before?: InvoiceDetail): object {
  const { rows, organisation } = firm;
  if (before && before.status !== 'draft') throw new DomainError('invoice.frozen');
  assertDueDate(input);
  assertOpenPeriod(input.invoiceDate, organisation.lockDate, 'invoiceDate');
  const rates = input.lines.map(({ taxRateId }) => rows['tax-rates'].find(({ id }) => id === taxRateId));
  refuse(problemsOf(firm, input, rates, before?.id));
  const exchangeRate = input.currency === organisation.baseCurrency ? 1 : input.exchangeRate;
  const below = linesBelowCost(
    input.lines.map((line, index) => ({ ...line, taxPercent: rates[index]?.percent ?? null })),
    new Map(rows.items.map((item) => [item.id, item])),
    { pricesIncludeTax: input.pricesIncludeTax, exchangeRate },
  );
  assertCostConfirmed(below, input.priceBelowCostConfirmed ?? false);
  const totals = documentTotals({
    lines: input.lines.map(({ quantity, unitPrice, discountPercent }, index) => ({
      ...{ quantity, unitPrice, discountPercent },
      taxPercent: rates[index]?.percent ?? null,
      taxCategory: rates[index]?.category ?? 'S',
      exemptionReason: rates[index]?.exemptionReason ?? null,
    })),
    discountPercent: input.discountPercent,
    discountAmount: input.discountAmount,
    pricesIncludeTax: input.pricesIncludeTax,
  });
  const { priceBelowCostConfirmed: _, lines, ...columns } = input;
  const { subtotal, discount, net, tax, total, taxes } = totals;
  return {
    ...Object.fromEntries(Object.entries(columns).map(([field, value]) => [field, value ?? null])),
    ...{ status: 'draft', number: null, sentAt: null, paidAt: null, paymentReference: null, pdfState: 'none', pdfFileId: null },
    ...{ exchangeRate, subtotal, discount, net, tax, total, paid: 0, balance: total, taxes },
    lines: lines.map((line, index) => ({
      id: index + 1,
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
      taxRateId: line.taxRateId,
      taxName: rates[index]?.name ?? '',
      taxPercent: rates[index]?.percent ?? null,
      taxCategory: rates[index]?.category ?? 'S',
      serviceFrom: line.serviceFrom ?? null,
      serviceTo: line.serviceTo ?? null,
      timeEntryIds: line.timeEntryIds ?? [],
    })),
  };
}

function problemsOf({ rows }: Firm, input: InvoiceInput, rates: (TaxRateRecord | undefined)[], id: number | undefined): Problems {
  const problems: Problems = {};
  const belongs = (path: 'contactId' | 'projectId', owner: number | undefined, code: Code): void => {
    if (!input[path]) return;
    if (owner === undefined) problems[path] = { code: 'error.reference_missing' };
    else if (owner !== input.customerId) problems[path] = { code };
  };
  if (!rows.customers.some((one) => one.id === input.customerId)) problems['customerId'] = { code: 'error.reference_missing' };
  belongs('contactId', rows.contacts.find((one) => one.id === input.contactId)?.customerId, 'invoice.contact_of_other_customer');
  belongs('projectId', rows.projects.find((one) => one.id === input.projectId)?.customerId, 'invoice.project_of_other_customer');
  input.lines.forEach(({ itemId, timeEntryIds = [] }, index) => {
    const rate = rates[index];
    if (!rate) problems[`lines.${index}.taxRateId`] = { code: 'error.reference_missing' };
    else if (!isValidOn(rate, input.invoiceDate))
      problems[`lines.${index}.taxRateId`] = { code: 'tax_rate.not_in_force', params: { date: input.invoiceDate } };
    if (itemId && !rows.items.some((one) => one.id === itemId))
      problems[`lines.${index}.itemId`] = { code: 'error.reference_missing' };
    const taken = rows['time-entries'].some(
      (entry) => timeEntryIds?.includes(entry.id) && entry.invoiceId !== null && entry.invoiceId !== id,
    );
    if (taken) problems[`lines.${index}.timeEntryIds`] = { code: 'invoice.hours_taken' };
  });
  return problems;
}

function refuse(problems: Problems): void {
  const [first] = Object.values(problems);
  if (first) throw new DomainError(first.code, first.params, problems);
}
