import { divide, priceOf, round } from '../../platform/values/money.ts';

export type Exchange = {
  exchangeRate: number;
  /** The rate says how many units of the document's currency one unit of the organisation's is, as central banks of the euro do. */
  exchangeRateInverted?: boolean;
};

/**
 * An amount of a document in the organisation's currency, rounded once. A rate is kept as it is published, since its reciprocal would
 * be rounded: 250,000.00 NOK at 11.7354 NOK for a euro are 21,303.07 EUR. Example: `toBase(100, { exchangeRate: 0.085 })` is 8.5.
 */
export function toBase(amount: number, { exchangeRate, exchangeRateInverted = false }: Exchange): number {
  return exchangeRateInverted ? priceOf(amount, 1, exchangeRate) : priceOf(amount, exchangeRate);
}

/** Units of the organisation's currency for one of the document's, for prices. Example: 11.7354 inverted is 0.0852122637. */
export function baseRate({ exchangeRate, exchangeRateInverted = false }: Exchange): number {
  return exchangeRateInverted ? round(divide(1, exchangeRate), 16) : exchangeRate;
}
