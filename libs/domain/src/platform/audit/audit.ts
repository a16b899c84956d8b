/** The actor of a change: a logged-in person, a token, a link, Kontor itself, or a visitor. */
export const actorKinds = ['person', 'token', 'link', 'system', 'visitor'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** One change of one record: the actor, the moment, and the old and new values. */
export class AuditRecord {
  id: number;
  at: string;
  actor: ActorKind;
  /** The user who is responsible; null for jobs and visitors. */
  userId: number | null;
  userName: string | null;
  /** The API token that acted, and its name; `serviceAccountName` where it acted for no user. */
  tokenId: number | null;
  tokenName: string | null;
  serviceAccountName: string | null;
  /** create, update, delete, or the verb of the command, such as send. */
  verb: string;
  subject: string;
  subjectId: number;
  /** In the history of a whole, the person that a changed part belongs to: a member in the history of their project. */
  about?: string;
  /** Old and new value by field name. */
  changes: Record<string, [unknown, unknown]>;
  requestId: string | null;
}
