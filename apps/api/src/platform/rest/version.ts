import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { ApiError } from '../errors/api-error.ts';

/** The version that the client has read, from `If-Match` or from `version` in the body. Missing: 428. */
export const Version = createParamDecorator((_: unknown, host: ExecutionContext): number => {
  const request = host.switchToHttp().getRequest<Request>();
  const header = request.header('if-match');
  const sent: unknown = header
    ? Number(/^(?:W\/)?"?(\d+)"?$/.exec(header.trim())?.[1])
    : (request.body as { version?: unknown } | undefined)?.version;
  if (sent === undefined) throw new ApiError('error.version_missing');
  if (!Number.isInteger(sent)) throw new ApiError('error.malformed');
  return sent as number;
});

/** Refuses a stale save. The answer has the current version, so that the screen can show both. */
export function sameVersion(record: { version: number }, version: number): void {
  if (record.version !== version) throw new ApiError('error.stale', { version: record.version });
}
