import { IsBoolean, IsNotEmpty, ValidateIf } from 'class-validator';
import { all, Amount, Decimal, say, type Options } from '../../platform/input/validators.ts';
import { needsDirection, type TypedExchange } from './exchange.ts';

/** An exchange rate as it is published. Stands beside an `exchangeRateInverted` with `@RateDirection()`. */
export const ExchangeRate = (options: Options = {}): PropertyDecorator =>
  Decimal({ ...options, min: 0.0000000001, max: 1_000_000, places: 10 });

/** The direction of the exchange rate beside it. Only a rate of 1 does without. */
export const RateDirection = (): PropertyDecorator =>
  all(
    ValidateIf((input: TypedExchange) => needsDirection(input) || (input.exchangeRateInverted ?? null) !== null),
    IsNotEmpty(say({}, 'document.enter_rate_direction')),
    IsBoolean(say({}, 'field.not_a_flag')),
  );

/** At what rate money came or went: a rate, or what it was in the organisation's currency. Without either it is the newest known rate of that day. */
export class PaidRateInput {
  /** Units of the organisation's currency per unit of the payment's. */
  @ExchangeRate({ optional: true }) exchangeRate?: number | null;
  /** The rate is in units of the payment's currency per unit of the organisation's. */
  @RateDirection() exchangeRateInverted?: boolean;
  /** What came to the account, or left it, in the organisation's currency; the rate follows from it. */
  @Amount({ optional: true, min: 0.01 }) baseAmount?: number | null;
}
