/** One change of one record: who, when, what changed from what. */
export class AuditRecord {
  id: number;
  at: string;
  userId: number | null;
  userName: string | null;
  /** create, update, delete, or the verb of the command, such as send. */
  verb: string;
  subject: string;
  subjectId: number;
  /** Field name to value before and after. */
  changes: Record<string, [unknown, unknown]>;
  requestId: string | null;
}
