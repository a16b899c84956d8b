import { Text } from '../../platform/input/validators.ts';

/** Nothing in a field: the text of the organisation profile applies. */
export class DocumentTextInput {
  @Text(10_000, { optional: true }) customerNotes?: string | null;
  @Text(10_000, { optional: true }) terms?: string | null;
}
