import { Transform } from 'class-transformer';
import { Id } from './validators.ts';

export const largestId = 2_147_483_647;

/** An id as a number or as digits; undefined for anything else. Example: `idOf('7')` is 7. */
export function idOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 && number <= largestId ? number : undefined;
}

/** The id of another record. Some clients send it as text, as they read it from the address. */
export const SentId = (): PropertyDecorator => (target, key) => {
  Transform(({ value }: { value: unknown }): unknown => idOf(value) ?? value)(target, key);
  Id()(target, key);
};
