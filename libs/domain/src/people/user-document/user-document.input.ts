import { CalendarDate, Id } from '../../platform/input/validators.ts';

/** What can be said of a document. */
export class UserDocumentInput {
  @Id({ optional: true }) categoryId?: number | null;
  @CalendarDate({ optional: true }) validUntil?: string | null;
}
/** What comes with the file of a document. */
export class UserDocumentUploadInput {
  @Id() userId: number;
  @Id({ optional: true }) categoryId?: number | null;
  @CalendarDate({ optional: true }) validUntil?: string | null;
}
