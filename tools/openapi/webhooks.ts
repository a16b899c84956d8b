// What webhooks are sent, as OpenAPI 3.1 says it: one entry for each noun, with its events and its record.
import { eventsOf, rightSubjects, type RightSubject } from '@kontor/abilities';
import type { Operation } from './operation.ts';

type Paths = Record<string, Record<string, Operation>>;
type Described = { responses?: Record<string, { content?: Record<string, { schema?: object }> }> };

const header = (name: string, description: string, example: string): object => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});
/** Said once, and referred to by each. */
export const webhookHeaders: Record<string, object> = {
  WebhookId: header(
    'webhook-id',
    'The same at each attempt: whoever has it already drops the message.',
    'msg_7986a5d1-ad04-44bc-b0af-80c7b5778f2f',
  ),
  WebhookTimestamp: header(
    'webhook-timestamp',
    'Seconds since 1970 at this attempt. Refuse what is five minutes off.',
    '1795858200',
  ),
  WebhookSignature: header(
    'webhook-signature',
    'Signatures by Standard Webhooks, separated by blanks, of which one has to be right: `v1,` and HMAC-SHA256 of `id.timestamp.body` in Base64.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
};

const nameOf = (subject: string): string => subject.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
const pathsOf = (subject: string): string[] => {
  const noun = nameOf(subject).replaceAll(' ', '-');
  return [noun, `${noun}s`, noun.replace(/y$/, 'ies')].map((name) => `/api/v1/${name}/{id}`);
};

/** The record of a noun, as its own address answers it. */
function recordOf(paths: Paths, subject: string): object | undefined {
  const operation = pathsOf(subject)
    .map((path) => paths[path]?.['get'] as Described | undefined)
    .find(Boolean);
  return operation?.responses?.['200']?.content?.['application/json']?.schema;
}

export function webhooksOf(paths: Paths): object {
  const described = rightSubjects.flatMap((subject) => {
    const record = recordOf(paths, subject);
    return record ? [[subject, { post: messageOf(subject, record) }]] : [];
  });
  return Object.fromEntries(described) as object;
}

const messageOf = (subject: RightSubject, record: object): object => ({
  operationId: `on${subject}`,
  tags: ['Webhooks'],
  summary: `Tells of what happened to a record of the noun ${nameOf(subject)}.`,
  description: 'Sent at least once, in order for each record, to the webhooks that chose it. Any answer of 2xx takes it.',
  security: [],
  parameters: Object.keys(webhookHeaders).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['type', 'timestamp', 'data'],
          properties: {
            type: { type: 'string', enum: eventsOf(subject), description: 'What happened. Further commands may follow.' },
            timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
            data: {
              type: 'object',
              required: ['subject', 'id', 'kind', 'verb'],
              properties: {
                subject: { type: 'string', const: subject },
                id: { type: 'integer' },
                kind: { type: 'string', enum: ['create', 'update', 'delete'] },
                verb: { type: 'string' },
                record: {
                  anyOf: [record, { type: 'null' }],
                  description:
                    'The record at the moment of sending, with what the owner of the webhook may read; null when it is deleted by then. Left out where only ids were chosen.',
                },
              },
            },
          },
        },
      },
    },
  },
  responses: {
    '2XX': { description: 'Taken.' },
    '410': { description: 'Gone: Kontor switches the webhook off.' },
    default: { description: 'Not taken, redirects too: sent again over three days, after which the webhook is switched off.' },
  },
});
