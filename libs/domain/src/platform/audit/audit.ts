/** The actor of a change: a logged-in person, a token, a link, Kontor itself, or a visitor. */
export const actorKinds = ['person', 'token', 'link', 'system', 'visitor'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** One change of one record: who, when, what changed from what. */
export class AuditRecord {
  id: number;
  at: string;
  actor: ActorKind;
  /** The user who answers for it: of a job and of a visitor nobody. */
  userId: number | null;
  userName: string | null;
  /** create, update, delete, or the verb of the command, such as send. */
  verb: string;
  subject: string;
  subjectId: number;
  /** The person that a part is about, in the history of the whole: a member in the history of their project. */
  about?: string;
  /** Field name to value before and after. */
  changes: Record<string, [unknown, unknown]>;
  requestId: string | null;
}
