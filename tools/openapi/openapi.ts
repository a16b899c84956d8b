// Writes apps/api/openapi.json, or with --check says how the committed one differs from what the API is.
import 'reflect-metadata';
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import prettier from 'prettier';
import { AppModule } from '../../apps/api/src/app.module.ts';
import { routesOf, type Route } from '../../apps/api/src/platform/auth/check-routes.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { readControllers, type Answer, type QueryClass, type RouteText } from './controllers.ts';
import { exampleOf } from './examples.ts';
import { schemasOf, type Schema } from './schemas.ts';

type Operation = Record<string, unknown> & {
  operationId: string;
  parameters: Record<string, unknown>[];
  responses: Record<string, unknown>;
  tags: string[];
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: object };
};

const target = 'apps/api/openapi.json';
const errors: Record<number, string> = {
  400: 'What was sent cannot be read, or a field is wrong.',
  401: 'No valid token.',
  403: 'The role does not allow this.',
  404: 'There is no such record, or the role may not read it.',
  409: 'The record is in another state or version, or something else already has this.',
  422: 'A rule of the business refuses this.',
  428: 'The version is missing: send `If-Match` or `version`.',
  429: 'Too many attempts; `Retry-After` says when to come back.',
  503: 'The database is busy; try again.',
};

/** Commands and questions that name a record elsewhere than in their path, and those that are counted. */
const findsRecord = /\/(get-email|paginate-email|reply|forward|send-msg)$/;
const isCounted = /^\/apps\/(email\/(send|reply|forward)|chat\/send-msg)$/;

const refusal = (status: number): object => ({
  description: errors[status],
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
});
const header = (name: string, description: string): Record<string, unknown> => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});
const queryParameter = (name: string, description: string, type = 'string'): Record<string, unknown> => ({
  name,
  in: 'query',
  required: false,
  description,
  schema: { type },
});
const pathParameter = (parameter: Record<string, unknown>): Record<string, unknown> =>
  parameter['name'] === 'id' ? { ...parameter, schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } } : parameter;

const app = await NestFactory.create(
  AppModule.with(
    readConfig({
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
      KONTOR_DATA_DIR: mkdtempSync(join(tmpdir(), 'kontor-openapi-')),
      KONTOR_WORKER: 'false',
      KONTOR_LOG_LEVEL: 'silent',
    }),
  ),
  { logger: ['error'], abortOnError: false },
);
const routes = new Map(routesOf(app).map((route) => [`${route.controller}_${route.handler}`, route]));
const { routes: texts, queries } = readControllers(
  globSync('apps/api/src/**/*.controller.ts').concat('apps/api/src/platform/rest/list.ts').sort(),
);

const builder = new DocumentBuilder()
  .setTitle('Kontor')
  .setDescription(
    'The REST API of Kontor. Ids are positive integers, amounts are JSON numbers with two decimals, dates are `YYYY-MM-DD`, moments RFC 3339 in UTC, durations whole minutes.',
  )
  .setVersion('1')
  .setLicense('MIT', 'https://opensource.org/license/mit')
  .addBearerAuth(
    { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of POST /jwt/login.' },
    'token',
  );
const document = SwaggerModule.createDocument(app, builder.build()) as unknown as Document;

const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const bodies = operations.flatMap((operation) => [bodyName(operation)].filter((name) => name !== undefined));
const answers = operations.flatMap(({ operationId }) => texts.get(operationId)?.answers ?? []);
const names = [...new Set([...bodies, ...answers.map(({ name }) => name), 'ErrorBody'])].filter(
  (name) => /^[A-Z]\w+$/.test(name) && name !== 'StreamableFile',
);
const schemas = schemasOf(names, '{libs/domain/src/**/*.ts,apps/api/src/**/*.ts}', 'apps/api/tsconfig.json');
document.components.schemas = schemas;

const problems: string[] = [];
for (const operation of operations) {
  const route = routes.get(operation.operationId);
  const text = texts.get(operation.operationId);
  if (!route || !text?.summary) problems.push(`${operation.operationId} has no sentence above it, or no written return type`);
  else fill(operation, route, text);
}
if (problems.length) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}

const written = await prettier.format(JSON.stringify(document), { parser: 'json', printWidth: 130 });
if (process.argv.includes('--check')) {
  const same = readFileSync(target, 'utf8') === written;
  if (!same) process.stderr.write('apps/api/openapi.json is not what the API is. Run: npm run openapi\n');
  process.exit(same ? 0 : 1);
}
writeFileSync(target, written);
process.stdout.write(`${target}: ${operations.length} operations, ${Object.keys(schemas).length} schemas\n`);
process.exit(0);

function bodyName(operation: Operation): string | undefined {
  const body = operation['requestBody'] as { content?: Record<string, { schema?: { $ref?: string } }> } | undefined;
  return body?.content?.['application/json']?.schema?.$ref?.replace('#/components/schemas/', '');
}

function fill(operation: Operation, route: Route, text: RouteText): void {
  operation['summary'] = text.summary;
  operation['description'] = route.needed
    ? `Needs the right to **${route.needed.verb}** ${route.needed.subject}.`
    : route.isPublic
      ? 'Public: needs no token.'
      : 'Needs a valid token, whatever the role.';
  if (route.needed) operation['x-ability'] = route.needed;
  if (!route.isPublic) operation['security'] = [{ token: [] }];
  operation.parameters = operation.parameters.filter((parameter) => parameter['in'] !== 'query').map(pathParameter);
  for (const name of text.queries) operation.parameters.push(...queryParameters(queries.get(name)));
  const versioned = /^(PUT|DELETE)$/.test(route.method) && route.path.includes(':id') && !isSample(route);
  if (versioned)
    operation.parameters.push(
      header('If-Match', 'The version that the person has seen, such as `"3"`. The body may carry it as `version` instead.'),
    );
  if (route.method === 'POST' && !route.isPublic)
    operation.parameters.push(
      header('Idempotency-Key', 'The same key with the same body has one effect, however often it is sent.'),
    );
  if (isSample(route)) operation.tags = operation.tags.map((tag) => `Samples: ${tag}`);
  if (route.method === 'DELETE' && !route.path.includes(':id') && !isSample(route))
    operation.parameters.push({ ...queryParameter('filter', 'The ids: `{"id":[1,2,3]}`.'), required: true });
  const body = bodyName(operation);
  if (body)
    Object.assign((operation['requestBody'] as { content: Record<string, object> }).content['application/json'] ?? {}, {
      example: exampleOf(schemas[body], schemas),
    });
  for (const [status, response] of Object.entries(operation.responses))
    operation.responses[status] = success(response as object, text.answers);
  for (const status of errorsOf(route, body !== undefined, versioned)) operation.responses[status] ??= refusal(status);
}

function success(response: object, found: Answer[]): object {
  if (!found.length) return { ...response, description: 'Done.' };
  const shapes = found.map(({ name, many }) => {
    const schema: Schema = schemas[name] ? { $ref: `#/components/schemas/${name}` } : plain(name);
    return many ? { type: 'array', items: schema } : schema;
  });
  const schema: Schema = shapes.length === 1 ? (shapes[0] as Schema) : { oneOf: shapes };
  if (found[0]?.name === 'StreamableFile')
    return {
      description: 'The file.',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  return {
    description: found[0]?.page ? 'One page; `Content-Range` has the number of all rows.' : 'Done.',
    ...(found[0]?.page ? { headers: { 'Content-Range': { schema: { type: 'string' }, example: 'customers 0-24/319' } } } : {}),
    content: { 'application/json': { schema, example: exampleOf(schema, schemas) } },
  };
}

function plain(name: string): Schema {
  return ['string', 'number', 'boolean'].includes(name) ? { type: name } : {};
}

/** The calls of the sample modules stand outside `/api/v1`, in groups of their own. */
function isSample({ path }: Route): boolean {
  return !/^\/(api\/v1|api\/docs|api\/openapi|jwt|health|metrics)(\W|$)/.test(path);
}

function errorsOf(route: Route, hasBody: boolean, versioned: boolean): number[] {
  const commands = route.method !== 'GET' && !route.isPublic;
  return [
    ...(hasBody || !route.path.includes(':id') ? [400] : []),
    ...(route.isPublic ? [] : [401, 403]),
    ...(route.path.includes(':') || findsRecord.test(route.path) ? [404] : []),
    ...(commands ? [409, 422] : []),
    ...(versioned ? [428] : []),
    ...((route.path.startsWith('/jwt') && route.method === 'POST') || isCounted.test(route.path) ? [429] : []),
    503,
  ];
}

function queryParameters(query: QueryClass | undefined): Record<string, unknown>[] {
  return (query?.properties ?? []).map(({ name, optional, type, description }) => ({
    ...queryParameter(name, description, type === 'number' ? 'number' : type === 'boolean' ? 'boolean' : 'string'),
    required: !optional,
  }));
}
