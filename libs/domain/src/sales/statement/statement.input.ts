import { LetterInput } from '../../documents/letter.input.ts';
import { CalendarDate } from '../../platform/input/validators.ts';

/** The statement of a period by email. */
export class StatementLetterInput extends LetterInput {
  @CalendarDate() fromDate: string;
  @CalendarDate() toDate: string;
}
