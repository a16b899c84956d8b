import type { CustomerRecord } from '@kontor/domain';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import { blankLine } from '../../../documents/values/lineValues.ts';
import { priceOn } from '../../../documents/values/priceOn.ts';
import { treatedBasis } from '../../../documents/values/treatedBasis.ts';
import type { PartOfPrice } from '../../../work/projects/price/partLink.ts';
import { newInvoice, type InvoiceValues } from './values.ts';

type Of = { customer: CustomerRecord; projectId: number | null; part: PartOfPrice };

/** A new invoice for a part of a project's fixed price, which bills its milestone if it has one. */
export function invoiceOfPart(basis: Basis, { customer, projectId, part }: Of): InvoiceValues {
  const draft = newInvoice(basis, customer);
  const taxRateId = treatedBasis(basis, customer.taxTreatment).rateOn(draft.invoiceDate);
  const percent = basis.rates.get(taxRateId ?? 0)?.percent ?? 0;
  const price = { amount: part.amount, currency: customer.currency };
  const unitPrice = priceOn(price, percent, draft, basis.organisation?.baseCurrency ?? draft.currency);
  const sources = part.milestoneId ? [{ kind: 'milestone' as const, id: part.milestoneId }] : [];
  return { ...draft, projectId, lines: [{ ...blankLine(taxRateId), description: part.description, unitPrice, sources }] };
}
