import { DomainError } from '../../platform/errors/domain-error.ts';
import type { OrganisationRecord } from '../organisation/organisation.ts';
import { countryRates } from '../tax-rate/country-rates.ts';
import { isValidOn, rateOfNewLine } from '../tax-rate/tax-rate.rules.ts';
import type { TaxRateRecord } from '../tax-rate/tax-rate.ts';
import type { SetupInput } from './setup.input.ts';
import type { SetupSteps } from './setup.ts';

type Firm = Pick<
  OrganisationRecord,
  'name' | 'legalCode' | 'street' | 'city' | 'country' | 'isVatRegistered' | 'vatCode' | 'baseCurrency' | 'logoFileId'
>;
type Rate = Pick<TaxRateRecord, 'category' | 'percent' | 'validFrom' | 'validTo' | 'isDefault'>;
type Known = { accounts: readonly { currency: string }[]; rates: readonly Rate[]; today: string };

/** Which set-up steps the organisation has completed today. */
export function stepsOf(firm: Firm, { accounts, rates, today }: Known): SetupSteps {
  const isKnown = Boolean(firm.name && firm.legalCode && firm.street && firm.city);
  const rate = rateOfNewLine(rates, today, firm.isVatRegistered);
  const standard = countryRates(firm.country, true).find(({ category }) => category === 'S')?.percent;
  const hasStandard = rates.some(
    (one) => one.category === 'S' && isValidOn(one, today) && (standard === undefined || one.percent === standard),
  );
  return {
    firm: isKnown,
    vat: isKnown && (!firm.isVatRegistered || Boolean(firm.vatCode)),
    bankAccount: accounts.some(({ currency }) => currency === firm.baseCurrency),
    taxRates: isKnown && rate !== undefined && (firm.isVatRegistered ? hasStandard : rate.category !== 'S'),
    logo: firm.logoFileId !== null,
  };
}

/** Is everything there that a valid invoice needs? The logo is optional. */
export const isSetUp = ({ firm, vat, bankAccount, taxRates }: SetupSteps): boolean => firm && vat && bankAccount && taxRates;

/** Throws DomainError `setup.vat_code_missing` and `setup.bank_name_missing`, each at its field. */
export function checkSetup({ isVatRegistered, vatCode, iban, bankName }: SetupInput): void {
  const refuse = (code: 'setup.vat_code_missing' | 'setup.bank_name_missing', field: string): never => {
    throw new DomainError(code, undefined, { [field]: { code } });
  };
  if (isVatRegistered && !vatCode) refuse('setup.vat_code_missing', 'vatCode');
  if (iban && !bankName) refuse('setup.bank_name_missing', 'bankName');
}

/** Rates are equal when category and percentage are, and, for rates without tax, the exemption reason. */
const isSame = (one: Rate & { name: string }, other: Rate & { name: string }): boolean =>
  one.category === other.category && one.percent === other.percent && (one.category === 'S' || one.name === other.name);

type Named = Rate & { id: number; name: string };

/**
 * The change of tax rates when the country is set: `add` has the missing rates of the country, `remove` the preset rates of
 * another country. The caller keeps those that records refer to.
 */
export function ratesFor<R extends Named>(
  country: string,
  present: readonly R[],
  foreignCountries: readonly string[],
): { add: ReturnType<typeof countryRates>; remove: R[] } {
  const wanted = countryRates(country, true);
  const as = (rate: (typeof wanted)[number]) =>
    ({ ...rate, percent: rate.percent ?? null, isDefault: false }) as Rate & { name: string };
  const foreign = foreignCountries.filter((one) => one !== country).flatMap((one) => countryRates(one, true).map(as));
  const own = new Set(wanted.map(({ name }) => name));
  const remove = present.filter(
    (one) => !own.has(one.name) && foreign.some((other) => other.name === one.name && isSame(one, other)),
  );
  const stay = present.filter((one) => !remove.includes(one));
  return { add: wanted.filter((rate) => !stay.some((one) => isSame(one, as(rate)))), remove };
}
