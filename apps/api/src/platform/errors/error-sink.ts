import type { ErrorLevel } from '@kontor/domain';

/** Where unknown errors are kept for the error log screen. Never throws. */
export const ERROR_SINK = Symbol('error sink');
export interface ErrorSink {
  record(source: 'server' | 'job', error: unknown, route: string, level?: ErrorLevel): Promise<void>;
}
