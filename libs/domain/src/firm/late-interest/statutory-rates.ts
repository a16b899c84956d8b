import type { LateInterestRate } from './late-interest-rate.ts';

/** Rates that the law of a country allows for late payment, with where it says so. The firm takes them over, corrects and continues them. */
export type StatutoryRates = {
  /** The law by its name, in its own language. */
  law: string;
  /** A page with the law, or with the rate that it refers to. */
  readUrl: string;
  rates: readonly LateInterestRate[];
};

/**
 * Lithuania: the rate of the European Central Bank's main refinancing operations on 1 January or 1 July, and 8 percentage points; between
 * businesses, and of public bodies to them.
 */
const lithuania: StatutoryRates = {
  law: 'Mokėjimų, atliekamų pagal komercines sutartis, vėlavimo prevencijos įstatymas (Nr. IX-1873)',
  readUrl: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/key_ecb_interest_rates/html/index.en.html',
  rates: [
    { validFrom: '2025-01-01', percent: 11.15 },
    { validFrom: '2025-07-01', percent: 10.15 },
    { validFrom: '2026-01-01', percent: 10.15 },
  ],
};

/** Norway: set for each half-year by the Ministry of Finance, Norges Bank's policy rate and at least 8 percentage points. */
const norway: StatutoryRates = {
  law: 'Lov om renter ved forsinket betaling (forsinkelsesrenteloven, LOV-1976-12-17-100) § 3',
  readUrl: 'https://lovdata.no/lov/1976-12-17-100',
  rates: [
    { validFrom: '2025-01-01', percent: 12.5 },
    { validFrom: '2025-07-01', percent: 12.25 },
    { validFrom: '2026-01-01', percent: 12 },
  ],
};

/** Returns the statutory rates of a country that Kontor knows; undefined where it knows none. */
export const statutoryRates = (country: string): StatutoryRates | undefined => ({ LT: lithuania, NO: norway })[country];
