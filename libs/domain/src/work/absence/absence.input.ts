import { CalendarDate, Id, OneOf, Text } from '../../platform/input/validators.ts';
import { absenceKinds, type AbsenceKind } from './absence.ts';

export class AbsenceInput {
  /** The person who is absent; default: the current user. */
  @Id({ optional: true }) userId?: number | null;
  @OneOf(absenceKinds) kind: AbsenceKind;
  @CalendarDate() firstDate: string;
  @CalendarDate() lastDate: string;
  @Text(500, { optional: true }) note?: string | null;
}

export class RefuseAbsenceInput {
  @Text(1000) remark: string;
}
