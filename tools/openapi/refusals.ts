// The possible refusals of an operation: one description per status, which operations refer to.
import { toBody } from '../../apps/api/src/platform/errors/to-answer.ts';
import type { Code } from '@kontor/domain';
import { refTo } from './schemas.ts';

type Refusal = { name: string; description: string; code: Code; fields?: Record<string, { code: Code }> };

const refusals: Record<number, Refusal> = {
  400: {
    name: 'Invalid',
    description: 'What was sent cannot be read, or a field is wrong.',
    code: 'error.invalid',
    fields: { 'lines.0.quantity': { code: 'field.required' } },
  },
  401: { name: 'NotSignedIn', description: 'No valid token.', code: 'error.not_signed_in' },
  403: { name: 'NotAllowed', description: 'The role does not allow this.', code: 'error.not_authorized' },
  404: { name: 'NotFound', description: 'There is no such record, or the role may not read it.', code: 'error.not_found' },
  409: {
    name: 'Conflict',
    description: 'The record is in another state or version, or something else already has this.',
    code: 'error.stale',
  },
  413: { name: 'TooLarge', description: 'More than may be sent at once.', code: 'error.too_large' },
  414: { name: 'AddressTooLong', description: 'The address is longer than 8 KiB.', code: 'error.too_large' },
  415: {
    name: 'OtherType',
    description: 'What was sent is of another type than `Content-Type` may have.',
    code: 'error.unsupported_type',
  },
  422: { name: 'RuleBroken', description: 'A rule of the business refuses this.', code: 'invoice.due_before_issue' },
  428: {
    name: 'VersionMissing',
    description: 'The version is missing: send `If-Match`.',
    code: 'error.version_missing',
  },
  429: {
    name: 'TooManyRequests',
    description: 'Too many attempts; `Retry-After` says when to come back.',
    code: 'error.too_many_requests',
  },
  503: { name: 'Busy', description: 'The database is busy; try again.', code: 'error.busy' },
  507: {
    name: 'StorageFull',
    description: 'The disk is full; `Retry-After` says when to try again.',
    code: 'error.storage_full',
  },
};

/** An id as each answer has one. */
const requestId = '7986a5d1-ad04-44bc-b0af-80c7b5778f2f';

export const refusalResponses = Object.fromEntries(
  Object.entries(refusals).map(([status, { name, description, code, fields }]) => [
    name,
    {
      description,
      content: {
        'application/json': {
          schema: refTo('ErrorBody'),
          example: toBody({ status: Number(status), code, fields }, requestId),
        },
      },
    },
  ]),
);

export const refusal = (status: number): object => ({ $ref: `#/components/responses/${refusals[status]?.name}` });

export type Asked = {
  method: string;
  path: string;
  isPublic: boolean;
  isVersioned: boolean;
};

/** Readings that name a record in their query. */
const asksOf = /^GET (\/api\/v1\/(audit|time-entries\/day-allowance)|\/apps\/email\/(get-email|paginate-email)|\/metrics)$/;
/** Public operations that ask for a token of their own, or are switched off. */
const mayRefuse: readonly [RegExp, number[]][] = [
  [/^GET \/api\/v1\/events$/, [401, 403]],
  [/^POST \/jwt\/register$/, [403]],
];
/** Operations that somebody may use only so often: those that ask for a secret, send a letter, ask another server or write a log. */
const counted = [
  /^POST \/jwt\//,
  /^POST \/apps\/(email\/(send|reply|forward|attachments)|chat\/send-msg)$/,
  /^PUT \/api\/v1\/account\/password$/,
  /^POST \/api\/v1\/account\/(?!avatar|sessions|events)/,
  /^POST \/api\/v1\/users\/\{id\}\/(invite|invitation-link|resend-confirmation)$/,
  /^POST \/api\/v1\/api-tokens$/,
  /^POST \/api\/v1\/(error-logs\/browser|access-point\/news|calendar-feed)$/,
  /^GET \/api\/v1\/(company-registers|calendar-feed\/\{name\})$/,
];
const mayHaveBody = /^(POST|PUT|PATCH)$/;

export function refusalsOf({ method, path, isPublic, isVersioned }: Asked): number[] {
  const operation = `${method} ${path}`;
  const isCommand = method !== 'GET';
  const isOfRecord = path.includes('{');
  return [
    // An address can be unreadable or too long, whatever it asks for.
    ...[400, 414],
    ...(isPublic ? mayRefuse.flatMap(([one, statuses]) => (one.test(operation) ? statuses : [])) : [401, 403]),
    // A command names records in its path, its query or its body.
    ...(isOfRecord || isCommand || asksOf.test(operation) ? [404] : []),
    // What a record has, such as its PDF, depends on its state too.
    ...(isOfRecord || isCommand ? [409, 422] : []),
    // A body is read before anybody knows whether it was asked for.
    ...(mayHaveBody.test(method) ? [413, 415] : []),
    ...(isVersioned ? [428] : []),
    ...(counted.some((one) => one.test(operation)) ? [429] : []),
    ...[503, ...(isCommand ? [507] : [])],
  ];
}
