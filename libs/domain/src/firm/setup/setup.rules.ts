import type { Code } from '../../messages.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { isBic, isIban, isNorwegianOrganisationNumber } from '../../platform/values/identifiers.ts';
import { typedIban } from '../bank-account/bank-account.rules.ts';
import { oddCodes } from '../party/party.rules.ts';
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

type Typed = Partial<Pick<SetupInput, 'country' | 'legalCode' | 'isVatRegistered' | 'vatCode' | 'iban' | 'bankName' | 'bic'>>;

/** All that is wrong with what was typed, by field: form and API say the same. Example: an IBAN without a bank is one problem, at `bankName`. */
export function setupProblems({
  country,
  legalCode,
  isVatRegistered,
  vatCode,
  iban,
  bankName,
  bic,
}: Typed): Partial<Record<keyof Typed, Code>> {
  const odd = oddCodes({ country, legalCode, vatCode: isVatRegistered ? vatCode : null });
  return {
    ...(odd.legalCode && { legalCode: 'party.bad_legal_code' }),
    ...(odd.vatCode && { vatCode: 'party.bad_vat_code' }),
    ...(isVatRegistered && !vatCode && { vatCode: 'setup.vat_code_missing' }),
    ...(iban && !isIban(typedIban(iban)) && { iban: 'bank_account.bad_iban' }),
    ...(iban && !bankName && { bankName: 'setup.bank_name_missing' }),
    ...(iban && bic && !isBic(bic) && { bic: 'bank_account.bad_bic' }),
  };
}

/** Throws DomainError with all of `setupProblems`, each at its field. */
export function checkSetup(input: SetupInput): void {
  const problems = Object.entries(setupProblems(input));
  const [first] = problems;
  if (!first) return;
  throw new DomainError(first[1], undefined, Object.fromEntries(problems.map(([field, code]) => [field, { code }])));
}

/** The VAT number that follows from a Norwegian organisation number. Example: `norwegianVatCode('974 760 673')` is `NO974760673MVA`. */
export const norwegianVatCode = (legalCode: string): string | undefined =>
  isNorwegianOrganisationNumber(legalCode) ? `NO${legalCode.replace(/\D/g, '')}MVA` : undefined;

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
