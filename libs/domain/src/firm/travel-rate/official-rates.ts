import { compareDates } from '../../platform/values/dates.ts';
import type { TravelRateKind } from './travel-rate.ts';

/** What a country says about a travel rate, as a hint for the person who enters one: never filled in, because the firm decides what it pays. */
export type OfficialRate = {
  country: 'LT' | 'NO';
  kind: TravelRateKind;
  currency: string;
  /** For one kilometre or day; null where there are many, by country or length of the trip. */
  amount: number | null;
  validFrom: string;
  /** The rule that says so, as it is called in its country. */
  rule: string;
  source: string;
};

const norway = {
  country: 'NO',
  currency: 'NOK',
  rule: 'Særavtale om dekning av utgifter til reise og kost innenlands',
  source: 'https://arbeidsgiver.dfo.no/lonn-goder-og-reise/reiser-og-satser/statens-satser-innenlands',
} as const;

/** Lithuania has no rate for kilometres in one's own car: what is spent on fuel is reimbursed. */
const officialRates: readonly OfficialRate[] = [
  { ...norway, kind: 'kilometres', amount: 5.3, validFrom: '2026-01-01' },
  { ...norway, kind: 'perDiem', amount: null, validFrom: '2026-01-01' },
  {
    country: 'LT',
    kind: 'perDiem',
    currency: 'EUR',
    amount: 28,
    validFrom: '2023-08-01',
    rule: 'LRV 2004-04-29 nutarimas Nr. 526',
    source: 'https://www.e-tar.lt/rs/legalact/4824fa10167d11ee9f7ec2ffce8b47bc/',
  },
];

/** Returns what the country says about a kind of travel rate on a day. Example: Norway pays its own people 5.30 for a kilometre since 1 January 2026. */
export const officialRateOn = (country: string, kind: TravelRateKind, date: string): OfficialRate | undefined =>
  officialRates.find((rate) => rate.country === country && rate.kind === kind && compareDates(rate.validFrom, date) <= 0);
