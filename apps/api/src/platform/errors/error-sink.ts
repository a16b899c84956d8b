import type { ErrorLevel } from '@kontor/domain';

/** Stores unknown errors for the error log. Never throws. */
export const ERROR_SINK = Symbol('error sink');
export interface ErrorSink {
  record(source: 'server' | 'job', error: unknown, route: string, level?: ErrorLevel): Promise<void>;
}
