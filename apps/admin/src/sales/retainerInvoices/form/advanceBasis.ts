import { untaxed } from '@kontor/domain';
import type { Language } from '../../../platform/i18n/languages.ts';
import type { Basis } from '../../../documents/values/BasisContext.ts';

/** The master data of a form that asks for an advance. Where advances carry no tax, there is one rate to choose, and it has none. */
export function advanceBasis(basis: Basis, language: Language): Basis {
  if (basis.organisation?.retainersCarryTax) return { ...basis, isAdvance: true };
  const rates = new Map([...basis.rates].map(([id, rate]) => [id, untaxed(rate, language)]));
  const ratesOn = (date: string) => {
    const rate = rates.get(basis.rateOn(date) ?? 0);
    return rate ? [rate] : [];
  };
  return { ...basis, isAdvance: true, rates, ratesOn };
}
