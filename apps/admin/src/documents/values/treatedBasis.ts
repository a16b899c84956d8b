import type { TaxTreatment } from '@kontor/domain';
import type { Basis } from './BasisContext.ts';

/** The same basis for a customer: new lines are taxed by the customer's treatment. An advance without tax has one rate only. */
export function treatedBasis(basis: Basis, treatment: TaxTreatment = 'domestic'): Basis {
  if (basis.isAdvance && !basis.organisation?.retainersCarryTax) return basis;
  return { ...basis, treatment, rateOn: (date, by) => basis.rateOn(date, { treatment, ...by }) };
}
