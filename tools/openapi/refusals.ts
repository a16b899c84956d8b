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
  takesInput: boolean;
  takesForm: boolean;
  isVersioned: boolean;
};

/** Operations that name a record outside their path, and rate-limited ones. */
const findsRecord = /\/(get-email|paginate-email|reply|forward|send-msg)$/;
const isCounted = /^\/apps\/(email\/(send|reply|forward)|chat\/send-msg)$/;

export function refusalsOf({ method, path, isPublic, takesInput, takesForm, isVersioned }: Asked): number[] {
  const isCommand = method !== 'GET' && !isPublic;
  return [
    // Every operation refuses an unreadable address; 400 is documented only where nothing else says it.
    ...(takesInput || isPublic ? [400] : []),
    ...(isPublic ? [] : [401, 403]),
    ...(path.includes('{') || findsRecord.test(path) ? [404] : []),
    ...(isCommand ? [409, 422] : []),
    ...(takesForm ? [413] : []),
    ...(isVersioned ? [428] : []),
    ...((path.startsWith('/jwt') && method === 'POST') || isCounted.test(path) ? [429] : []),
    503,
  ];
}
