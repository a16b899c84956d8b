import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { all, CalendarDate, Percent } from '../../platform/input/validators.ts';

export class LateInterestRateInput {
  @CalendarDate() validFrom: string;
  /** Of a year. */
  @Percent() percent: number;
}

/** All dated rates of late interest. Left out, the stored ones stay. */
export const LateInterestRates = (): PropertyDecorator =>
  all(
    IsOptional(),
    IsArray({ message: 'field.not_a_list' }),
    ArrayMaxSize(100, { message: 'field.too_many {"max":100}' }),
    ValidateNested({ each: true }),
    Type(() => LateInterestRateInput),
  );
