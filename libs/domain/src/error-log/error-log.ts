export const errorSources = ['server', 'browser', 'job'] as const;
export type ErrorSource = (typeof errorSources)[number];

/** Equal errors are one row with a count. */
export class ErrorLogRecord {
  id: number;
  source: ErrorSource;
  message: string;
  stack: string | null;
  route: string | null;
  count: number;
  firstAt: string;
  lastAt: string;
  requestId: string | null;
  userId: number | null;
  resolvedAt: string | null;
}
