import { IsBoolean, IsNotEmpty, ValidateIf } from 'class-validator';
import { all, Decimal, say, type Options } from '../../platform/input/validators.ts';
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
