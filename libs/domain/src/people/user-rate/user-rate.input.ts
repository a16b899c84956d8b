import { Amount, CalendarDate, Id } from '../../platform/input/validators.ts';

export class UserRateInput {
  @Id() userId: number;
  @CalendarDate() validFrom: string;
  @Amount({ optional: true }) hourlyRate?: number | null;
  @Amount({ optional: true }) costRate?: number | null;
}
