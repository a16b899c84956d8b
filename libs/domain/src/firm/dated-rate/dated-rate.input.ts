import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { all, Amount, CalendarDate } from '../../platform/input/validators.ts';

export class DatedRateInput {
  @CalendarDate() validFrom: string;
  @Amount({ optional: true }) hourlyRate?: number | null;
}

/** The dated rates of a record, all of them; they stay as they are when left out. */
export const DatedRates = (): PropertyDecorator =>
  all(
    IsOptional(),
    IsArray({ message: 'field.not_a_list' }),
    ArrayMaxSize(100, { message: 'field.too_many {"max":100}' }),
    ValidateNested({ each: true }),
    Type(() => DatedRateInput),
  );
