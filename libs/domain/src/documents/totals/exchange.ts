import { DomainError } from '../../platform/errors/domain-error.ts';
import { divide, priceOf, round } from '../../platform/values/money.ts';

export type Exchange = {
  exchangeRate: number;
  /** The rate is in units of the document's currency per unit of the organisation's, as euro central banks publish it. */
  exchangeRateInverted: boolean;
};

/** A rate as somebody typed it. */
export type TypedExchange = { exchangeRate?: number | null; exchangeRateInverted?: boolean | null };

/** A rate of 1 is the same both ways; any other counts kroner as euros where its direction is guessed. */
export const needsDirection = ({ exchangeRate }: TypedExchange): boolean =>
  exchangeRate !== undefined && exchangeRate !== null && exchangeRate !== 1;

/**
 * Returns the rate of a document in this currency: 1 in the organisation's own. Throws DomainError `document.enter_rate_direction` at
 * `exchangeRateInverted` where the rate is not 1 and nothing tells its direction. Example: 11.7354 inverted is 1 EUR = 11.7354 NOK.
 */
export function exchangeOf(typed: TypedExchange & { currency: string }, baseCurrency: string): Exchange {
  if (typed.currency === baseCurrency) return { exchangeRate: 1, exchangeRateInverted: false };
  const { exchangeRate, exchangeRateInverted } = typed;
  const problem = { code: 'document.enter_rate_direction' } as const;
  if (needsDirection(typed) && typeof exchangeRateInverted !== 'boolean')
    throw new DomainError(problem.code, undefined, { exchangeRateInverted: problem });
  return { exchangeRate: exchangeRate ?? 1, exchangeRateInverted: exchangeRateInverted ?? false };
}

/**
 * Converts a document's amount to the organisation's currency, rounded once. Rates are stored as published, because the reciprocal would be
 * rounded: 250,000.00 NOK at 1 EUR = 11.7354 NOK are 21,303.07 EUR.
 */
export function toBase(amount: number, { exchangeRate, exchangeRateInverted }: Exchange): number {
  return exchangeRateInverted ? priceOf(amount, 1, exchangeRate) : priceOf(amount, exchangeRate);
}

/** Returns units of the organisation's currency per unit of the document's, for prices. Example: 11.7354 inverted is 0.0852122637. */
export function baseRate({ exchangeRate, exchangeRateInverted }: Exchange): number {
  return exchangeRateInverted ? round(divide(1, exchangeRate), 16) : exchangeRate;
}
