import { CalendarDate, Id } from '../../platform/input/validators.ts';

/** The editable fields of a user document. */
export class UserDocumentInput {
  @Id({ optional: true }) categoryId?: number | null;
  @CalendarDate({ optional: true }) validUntil?: string | null;
}
/** The fields that accompany the uploaded file of a user document. */
export class UserDocumentUploadInput {
  @Id() userId: number;
  @Id({ optional: true }) categoryId?: number | null;
  @CalendarDate({ optional: true }) validUntil?: string | null;
}
