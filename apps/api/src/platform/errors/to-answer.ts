import { HttpException } from '@nestjs/common';
import { DriverException, OptimisticLockError } from '@mikro-orm/core';
import { DomainError, messageOf, statusOf, type Code, type Params } from '@kontor/domain';
import { ApiError, describe, type ErrorBody } from './api-error.ts';
import { meaningOf } from '../subjects/subjects.ts';
import { isFull, isOutage } from './outage.ts';

export type Answer = {
  status: number;
  code: string;
  params?: Params;
  fields?: Record<string, { code: string; params?: Params }>;
  headers?: Record<string, string>;
  unknown?: boolean;
};

type PgError = { code?: string; constraint?: string; detail?: string };

const byStatus: Record<number, Code> = {
  400: 'error.malformed',
  401: 'error.not_signed_in',
  403: 'error.not_authorized',
  404: 'error.no_such_route',
  405: 'error.method_not_allowed',
  413: 'error.too_large',
  414: 'error.too_large',
  415: 'error.unsupported_type',
  429: 'error.too_many_requests',
  431: 'error.too_large',
};

/** Maximum size of a body and of an address, by status (see app.setup.ts). */
const limits: Record<number, Params> = { 413: { max: '1 MiB' }, 414: { max: '8 KiB' } };
const limitOf = (status: number, bytes = 0): Params | undefined =>
  bytes >= 1_048_576 ? { max: `${Math.round(bytes / 1_048_576)} MiB` } : limits[status];

export const busy: Answer = { status: 503, code: 'error.busy', headers: { 'Retry-After': '1' } };
const full: Answer = { status: 507, code: 'error.storage_full', headers: { 'Retry-After': '60' } };

/** Turns anything thrown into the answer that may be sent. */
export function toAnswer(error: unknown): Answer {
  if (error instanceof ApiError)
    return { status: error.status, code: error.code, params: error.params, fields: error.fields, headers: error.headers };
  if (error instanceof DomainError)
    return { status: statusOf(error.code), code: error.code, params: error.params, fields: error.errors };
  if (error instanceof OptimisticLockError) return { status: 409, code: 'error.stale' };
  if (isFull(error)) return full;
  if (isOutage(error)) return busy;
  const pgError = pgErrorOf(error);
  if (pgError) return fromPg(pgError);
  if (error instanceof HttpException) {
    const status = error.getStatus();
    return { status, code: byStatus[status] ?? (status < 500 ? 'error.malformed' : 'error.unexpected'), params: limits[status] };
  }
  const parsing = error as { status?: number; statusCode?: number; type?: string; limit?: number } | null;
  const status = parsing?.status ?? parsing?.statusCode;
  if (status && status >= 400 && status < 500)
    return { status, code: byStatus[status] ?? 'error.malformed', params: limitOf(status, parsing?.limit) };
  return { status: 500, code: 'error.unexpected', unknown: true };
}

function pgErrorOf(error: unknown): PgError | undefined {
  if (error instanceof DriverException) return error;
  const code = (error as PgError | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && error instanceof Error ? (error as PgError) : undefined;
}

function fromPg({ code, constraint, detail }: PgError): Answer {
  const meaning = constraint ? meaningOf(constraint) : undefined;
  if (meaning) {
    return {
      status: statusOf(meaning.code),
      code: meaning.code,
      fields: meaning.field ? { [meaning.field]: { code: meaning.code } } : undefined,
    };
  }
  switch (code) {
    case '23505':
      return { status: 409, code: 'error.already_exists' };
    case '23503':
      return { status: 409, code: detail?.includes('is still referenced') ? 'error.in_use' : 'error.reference_missing' };
    // PostgreSQL 18 gave ON DELETE RESTRICT a code of its own.
    case '23001':
      return { status: 409, code: detail?.includes('is referenced') ? 'error.in_use' : 'error.constraint' };
    case '23514':
    case '23502':
      return { status: 422, code: 'error.constraint' };
    case '40001':
    case '40P01':
    case '55P03':
    case '57014':
      return busy;
    default:
      return { status: 500, code: 'error.unexpected', unknown: true };
  }
}

export function toBody(answer: Answer, requestId: string): ErrorBody {
  return {
    statusCode: answer.status,
    code: answer.code,
    message: messageOf(answer.code, answer.params),
    ...(answer.params ? { params: answer.params } : {}),
    ...(answer.fields
      ? { errors: Object.fromEntries(Object.entries(answer.fields).map(([path, problem]) => [path, describe(problem)])) }
      : {}),
    requestId,
  };
}
