import { Transform } from 'class-transformer';
import { Id } from '../../platform/input/validators.ts';
import { idOf } from './query.ts';

/** The id of another record, which some clients send as they found it in an address: as text. */
export const SentId = (): PropertyDecorator => (target, key) => {
  Transform(({ value }: { value: unknown }): unknown => idOf(value) ?? value)(target, key);
  Id()(target, key);
};
