export const backgroundJobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type BackgroundJobState = (typeof backgroundJobStates)[number];

/** A record that a background job could not handle; it went on with the others. */
export class BackgroundJobProblem {
  /** The name of the record, as people know it. */
  name: string;
  code: string;
  params: Record<string, string | number> | null;
}

/** Long work that a person started and that goes on without their screen. Its state and result are kept for thirty days, its file for three. */
export class BackgroundJobRecord {
  id: number;
  createdAt: string;
  /** The kind of work, such as `invoicePdfs`. */
  kind: string;
  /** The work in words, in the language of who started it. */
  title: string;
  state: BackgroundJobState;
  done: number;
  /** Null as long as nobody can say how much there is. */
  total: number | null;
  startedAt: string | null;
  endedAt: string | null;
  problems: BackgroundJobProblem[];
  /** Why it failed. */
  errorCode: string | null;
  errorParams: Record<string, string | number> | null;
  /** The page of the screen that shows the result. */
  link: string | null;
  fileName: string | null;
  /** In bytes. */
  fileSize: number | null;
  /** The file can be downloaded until then. */
  fileUntil: string | null;
}
