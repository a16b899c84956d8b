export const errorSources = ['server', 'browser', 'job'] as const;
/** `error`: a person could not finish something. `warning`: it will be retried, or did no harm. */
export const errorLevels = ['error', 'warning'] as const;
export type ErrorLevel = (typeof errorLevels)[number];
export type ErrorSource = (typeof errorSources)[number];

/** Equal errors are one row with a count. */
export class ErrorLogRecord {
  id: number;
  source: ErrorSource;
  level: ErrorLevel;
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
