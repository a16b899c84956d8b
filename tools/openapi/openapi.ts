// Writes apps/api/openapi.json, or with --check reports how the committed one differs.
import 'reflect-metadata';
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import prettier from 'prettier';
import { AppModule } from '../../apps/api/src/app.module.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { routesOf } from '../../apps/api/src/platform/auth/check-routes.ts';
import { readControllers } from './controllers.ts';
import { readExamples } from './examples.ts';
import { listsOf } from './lists.ts';
import { complete, type Operation } from './operation.ts';
import { refusalResponses } from './refusals.ts';
import { schemasOf, type Schema } from './schemas.ts';
import { groupOf, tagsOf } from './tags.ts';
import { webhookHeaders, webhooksOf } from './webhooks.ts';

type Document = {
  openapi: string;
  servers: object[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses?: object; securitySchemes: object };
};

const target = 'apps/api/openapi.json';
const description = `The REST API of Kontor. Ids are positive integers, amounts are JSON numbers with two decimals, dates are \`YYYY-MM-DD\`, moments RFC 3339 in UTC, durations whole minutes.`;

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
const builder = new DocumentBuilder()
  .setOpenAPIVersion('3.1.0')
  .setTitle('Kontor')
  .setDescription(description)
  .setVersion('1')
  .setLicense('MIT', 'https://opensource.org/license/mit')
  .addServer('/', 'This installation.')
  .addBearerAuth(
    { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of POST /jwt/login.' },
    'token',
  );
const document = SwaggerModule.createDocument(app, builder.build()) as unknown as Document;
const routes = new Map(routesOf(app).map((route) => [`${route.controller}_${route.handler}`, route]));
const texts = readControllers(globSync('apps/api/src/**/*.controller.ts').sort());
const examples = readExamples();
const lists = await listsOf('apps/api/src/**/*.list.ts');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, path, operation })),
);

const schemas = schemasOf(namesIn(document.paths), '{libs/domain/src/**/*.ts,apps/api/src/**/*.ts}', 'apps/api/tsconfig.json');
const problems: string[] = [];
const groups = new Map<string, string>();
for (const { name, path, operation } of operations) {
  const route = routes.get(operation.operationId);
  const text = texts.routes.get(operation.operationId);
  if (!route || !text?.summary) {
    problems.push(`${operation.operationId} has no sentence above it, or no written return type`);
    continue;
  }
  const group = groupOf(path, route.controller, texts);
  groups.set(group.tag, group.controller);
  const list = name === `GET ${path}` ? lists.get(path) : undefined;
  complete(operation, { route, text, tag: group.tag, schemas, example: examples[name], list });
  if (list) operation['x-list'] = list;
  else if (text.answers[0]?.page && !path.includes('{')) problems.push(`${name} answers with a page, and no list has its name`);
}
const { tags, byWing } = tagsOf(groups, texts);
for (const tag of tags)
  if (!tag.description) problems.push(`${groups.get(tag.name)} has no sentence above it, which the group ${tag.name} needs`);
if (problems.length) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}

const queries = new Set([...texts.routes.values()].flatMap((text) => text.queries));
const { info, paths, components, ...head } = document as Document & { info: { contact?: object } };
delete info.contact;
const complete31 = {
  ...head,
  info,
  tags,
  'x-tagGroups': byWing,
  paths,
  webhooks: webhooksOf(paths),
  components: {
    ...components,
    schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => !queries.has(name))),
    parameters: webhookHeaders,
    responses: refusalResponses,
  },
};
const written = await prettier.format(JSON.stringify(complete31), { parser: 'json', printWidth: 130 });
if (process.argv.includes('--check')) {
  const same = readFileSync(target, 'utf8') === written;
  if (!same) process.stderr.write('apps/api/openapi.json is not what the API is. Run: npm run openapi\n');
  process.exit(same ? 0 : 1);
}
writeFileSync(target, written);
process.stdout.write(`${target}: ${operations.length} operations, ${Object.keys(schemas).length} schemas\n`);
process.exit(0);

/** The named types of bodies, queries and answers. */
function namesIn(all: Document['paths']): string[] {
  const refs = [...JSON.stringify(all).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '');
  const written = [...texts.routes.values()].flatMap(({ answers, queries: asked }) => [
    ...answers.map(({ name }) => name),
    ...asked,
  ]);
  const names = new Set(['ErrorBody', ...refs, ...written]);
  return [...names].filter((name) => /^[A-Z]\w+$/.test(name) && name !== 'StreamableFile');
}
