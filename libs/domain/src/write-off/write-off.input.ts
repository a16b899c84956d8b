import { Amount, CalendarDate, Text } from '../shared/validators.ts';

export class WriteOffInput {
  @CalendarDate() writeOffDate: string;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
  @Text(500) reason: string;
}
