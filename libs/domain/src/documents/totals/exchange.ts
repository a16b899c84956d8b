import { divide, priceOf, round } from '../../platform/values/money.ts';

export type Exchange = {
  exchangeRate: number;
  /** The rate is in units of the document's currency per unit of the organisation's, as euro central banks publish it. */
  exchangeRateInverted?: boolean;
};

/**
 * Converts a document's amount to the organisation's currency, rounded once. Rates are stored as published, because the reciprocal would be
 * rounded: 250,000.00 NOK at 11.7354 NOK for a euro are 21,303.07 EUR. Example: `toBase(100, { exchangeRate: 0.085 })` is 8.5.
 */
export function toBase(amount: number, { exchangeRate, exchangeRateInverted = false }: Exchange): number {
  return exchangeRateInverted ? priceOf(amount, 1, exchangeRate) : priceOf(amount, exchangeRate);
}

/** Returns units of the organisation's currency per unit of the document's, for prices. Example: 11.7354 inverted is 0.0852122637. */
export function baseRate({ exchangeRate, exchangeRateInverted = false }: Exchange): number {
  return exchangeRateInverted ? round(divide(1, exchangeRate), 16) : exchangeRate;
}
