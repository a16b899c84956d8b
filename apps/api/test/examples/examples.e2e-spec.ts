import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readExamples, writeExamples, type Example, type Examples } from '../../../../tools/openapi/examples.ts';
import { makeWorld, type Person, type World } from '../money/world.ts';
import { presentable } from './presentable.ts';
import { record, type Recorded } from './record.ts';

const document = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as object;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat('currency', /^[A-Z]{3}$/);
ajv.addSchema({ ...document, $id: 'kontor' });

/** What does not fit the schema at this pointer of the document; empty when there is no schema. */
function misfits(value: unknown, ...place: string[]): string[] {
  const pointer = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
  const known = place.reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], document);
  if (!known) return [];
  const fits: ValidateFunction = ajv.getSchema(`kontor#/${pointer}`) ?? ajv.compile({ $ref: `kontor#/${pointer}` });
  return fits(value) ? [] : (fits.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
const schemaOf = (...place: string[]): string[] => ['paths', ...place, 'content', 'application/json', 'schema'];

let world: World;
let recorded: Recorded[];
beforeAll(async () => {
  world = await makeWorld({ isTelling: false });
  recorded = await record(world, world.people.get('admin') as Person);
  if (process.env['KONTOR_RECORD_EXAMPLES']) writeExamples(examplesOf(recorded));
});
afterAll(() => world.api.close());

function examplesOf(all: Recorded[]): Examples {
  const told = all.map(({ operation, call, answer }): [string, Example] => {
    const range = (answer.headers as Record<string, string>)['content-range'];
    return [
      operation.name,
      {
        ...(call.body ? { sent: presentable(call.body) } : {}),
        ...(operation.answer && !isDocument(operation.name) ? { answered: presentable(answer.content) } : {}),
        ...(range ? { contentRange: range } : {}),
      },
    ];
  });
  return Object.fromEntries(told.filter(([, example]) => Object.keys(example).length).sort(([a], [b]) => (a < b ? -1 : 1)));
}
const isDocument = (name: string): boolean => name === 'GET /api/openapi.json';

describe('every operation', () => {
  it('succeeds with its recorded request', () => {
    const refused = recorded.filter(({ answer }) => answer.status >= 300);
    expect(refused.map(({ operation, answer }) => [operation.name, answer.status, answer.content])).toEqual([]);
  });
  it('accepts what its schema describes', () => {
    const wrong = recorded.flatMap(({ operation: { name, path, method }, call }) =>
      call.body ? misfits(call.body, ...schemaOf(path, method, 'requestBody')).map((what) => `${name}: ${what}`) : [],
    );
    expect(wrong).toEqual([]);
  });
  it('returns what its schema describes', () => {
    const wrong = recorded.flatMap(({ operation: { name, path, method }, answer }) =>
      misfits(answer.content, ...schemaOf(path, method, 'responses', String(answer.status))).map((what) => `${name}: ${what}`),
    );
    expect(wrong).toEqual([]);
  });
  it('has examples of the demo firm (npm run openapi:examples)', () => {
    expect(shapeOf(readExamples())).toEqual(shapeOf(examplesOf(recorded)));
  });
});

const shapeOf = (examples: Examples): string[] =>
  Object.entries(examples).map(([name, example]) => `${name}: ${Object.keys(example).join(', ')}`);
