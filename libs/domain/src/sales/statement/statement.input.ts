import { LetterInput } from '../../documents/letter.input.ts';
import { CalendarDate } from '../../platform/input/validators.ts';

/** An email with the statement of a period. */
export class StatementLetterInput extends LetterInput {
  @CalendarDate() fromDate: string;
  @CalendarDate() toDate: string;
}
