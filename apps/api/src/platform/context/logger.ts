import { pino, type Logger } from 'pino';
import { context } from './context.ts';

export type { Logger };

/** JSON lines on standard output, each with the request id. Bodies and headers are never logged, so that secrets stay out. */
export function makeLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const now = context();
      return now ? { requestId: now.requestId, ...(now.actor.userId === null ? {} : { userId: now.actor.userId }) } : {};
    },
    redact: {
      paths: [
        'password',
        '*.password',
        'token',
        '*.token',
        'authorization',
        '*.authorization',
        'cookie',
        '*.cookie',
        'secret',
        '*.secret',
      ],
      censor: '***',
    },
  });
}
