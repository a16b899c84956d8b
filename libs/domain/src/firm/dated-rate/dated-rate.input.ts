import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { all, Amount, CalendarDate } from '../../platform/input/validators.ts';

export class DatedRateInput {
  @CalendarDate() validFrom: string;
  @Amount({ optional: true }) hourlyRate?: number | null;
}

/** All dated rates of a record. Left out, the stored ones stay. */
export const DatedRates = (): PropertyDecorator =>
  all(
    IsOptional(),
    IsArray({ message: 'field.not_a_list' }),
    ArrayMaxSize(100, { message: 'field.too_many {"max":100}' }),
    ValidateNested({ each: true }),
    Type(() => DatedRateInput),
  );
