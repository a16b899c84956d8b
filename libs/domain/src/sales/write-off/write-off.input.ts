import { Amount, CalendarDate, Text } from '../../platform/input/validators.ts';

export class WriteOffInput {
  @CalendarDate() writeOffDate: string;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
  @Text(500) reason: string;
}
