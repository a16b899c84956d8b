import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { CalendarDate, Decimal, Id, Whole } from '../../platform/input/validators.ts';

export class WorkContractInput {
  @Id() userId: number;
  @CalendarDate() validFrom: string;
  @CalendarDate({ optional: true }) validTo?: string | null;
  /** Minutes of a whole working day. */
  @Whole(1, 1440) dayMinutes: number;
  /** The days of the week that are worked, Monday is 1. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(7)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(7, { each: true })
  weekdays: number[];
  /** Days of paid holiday in a whole year. */
  @Decimal({ min: 0, max: 99, places: 1 }) holidayDays: number;
}
