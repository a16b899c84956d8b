// Completes the operations of @nestjs/swagger: descriptions, abilities, parameters, bodies, answers and refusals.
import type { ListDescription } from '@kontor/domain';
import type { Route } from '../../apps/api/src/platform/auth/check-routes.ts';
import type { Answer, RouteText } from './controllers.ts';
import type { Example } from './examples.ts';
import { ofList } from './list-parameters.ts';
import { operationId } from './operation-ids.ts';
import { refusal, refusalsOf } from './refusals.ts';
import { refTo, type Schema } from './schemas.ts';

type Media = { schema?: Schema; example?: unknown };
type Response = { description?: string; content?: Record<string, Media> };
type Parameter = Record<string, unknown>;
export type Operation = Record<string, unknown> & {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
  tags: string[];
};
/** What other readers know about an operation. */
export type Known = {
  route: Route;
  text: RouteText;
  tag: string;
  schemas: Record<string, Schema>;
  example: Example | undefined;
  /** What the list that it answers with can be filtered and sorted by. */
  list: ListDescription | undefined;
};

const json = 'application/json';

export function complete(operation: Operation, known: Known): void {
  const { route, text, tag, schemas, example, list } = known;
  const { method, isPublic, needed } = route;
  const path = route.path.replace(/:(\w+)/g, '{$1}');
  operation.operationId = operationId(method, path, text.answers[0]?.many === true);
  operation.tags = [tag];
  operation['summary'] = text.summary;
  operation['description'] = needed
    ? `Needs the right to **${needed.verb}** ${needed.subject}.`
    : isPublic
      ? 'Public: needs no token.'
      : 'Needs a valid token, whatever the role.';
  if (needed) operation['x-ability'] = needed;
  operation['security'] = isPublic ? [] : [{ token: [] }];
  operation.parameters = [
    ...operation.parameters.filter((one) => one['in'] === 'path').map(withLimits),
    ...text.queries.flatMap((name) => queryParameters(schemas[name])).map((one) => (list ? ofList(one, list) : one)),
    ...(text.takesIds ? [whichIds] : []),
    ...(text.takesVersion ? [ifMatch] : []),
    ...(method === 'POST' && !isPublic ? [idempotencyKey] : []),
  ];
  const sent = operation.requestBody?.content[json];
  if (sent && example && 'sent' in example) sent.example = example.sent;
  const refusals = Object.entries(operation.responses).flatMap(([status, { content }]) =>
    status < '300' ? [] : [content?.[json]?.schema?.$ref],
  );
  const answers = text.answers.filter((answer, at) => at === 0 || !refusals.includes(refTo(answer.name).$ref));
  for (const [status, response] of Object.entries(operation.responses))
    operation.responses[status] =
      status < '300'
        ? success(response, answers, schemas, example)
        : { ...response, description: 'Refused, in a shape of its own.' };
  for (const status of refusalsOf({ method, path, isPublic, isVersioned: text.takesVersion }))
    operation.responses[status] ??= refusal(status) as Response;
}

function success(given: Response, answers: Answer[], schemas: Record<string, Schema>, example?: Example): Response {
  const [first] = answers;
  if (given.content && !given.content[json]?.schema?.$ref) return { ...given, description: 'The content.' };
  if (!first) return { description: 'Done.' };
  const shapes = answers.map(({ name, many }) => {
    const schema = schemas[name] ? refTo(name) : { type: name };
    return many ? { type: 'array', items: schema } : schema;
  });
  const schema = shapes.length === 1 ? shapes[0] : { oneOf: shapes };
  return {
    description: first.page ? 'One page; `Content-Range` has the number of all rows.' : 'Done.',
    ...(first.page ? { headers: { 'Content-Range': contentRange(example?.contentRange) } } : {}),
    content: { [json]: { schema, ...(example && 'answered' in example ? { example: example.answered } : {}) } },
  };
}

const contentRange = (example: string | undefined): object => ({
  description: 'The rows of this page and the number of all.',
  schema: { type: 'string' },
  ...(example ? { example } : {}),
});

const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', maxLength: 255 },
});
const ifMatch = header(
  'If-Match',
  'The version that the person has seen, such as `"3"`: the `ETag` and the `version` of the record. Needed, here or as `version` in the body; `*` and several versions are refused.',
);
const idempotencyKey = header(
  'Idempotency-Key',
  'The same key with the same body has one effect, however often it is sent within 24 hours; the answer is given again with `Idempotency-Replayed: true`.',
);
const whichIds: Parameter = {
  name: 'filter',
  in: 'query',
  required: true,
  description: 'The ids: `{"id":[1,2,3]}`.',
  schema: { type: 'string' },
};

const withLimits = (parameter: Parameter): Parameter =>
  parameter['name'] === 'id' ? { ...parameter, schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } } : parameter;

function queryParameters(query: Schema | undefined): Parameter[] {
  return Object.entries(query?.properties ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: query?.required?.includes(name) ?? false,
    ...(description ? { description } : {}),
    schema,
  }));
}
