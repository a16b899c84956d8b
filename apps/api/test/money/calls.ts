import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allows } from '@kontor/abilities';
import type { Operation } from '../operations.ts';
import { accountCalls } from './calls.account.ts';
import { firmCalls } from './calls.firm.ts';
import { registerCalls } from './calls.registers.ts';
import { sampleCalls } from './calls.samples.ts';
import { made, makers } from './records.ts';
import { anAddress, type Person, type World } from './world.ts';

/** A request; default: by the person, to the path of the operation. */
export type Call = {
  path?: string;
  id?: number | string;
  query?: Record<string, string | number | object>;
  body?: object;
  version?: number;
  form?: Record<string, string | number>;
  file?: { name: string; type: string; content: Buffer };
  by?: Person;
  /** Includes the fields that are hidden from the person. */
  isWhole?: boolean;
};
/** Prepares a call of this person so that it can succeed. */
export type Prepare = (world: World, person: Person) => Promise<Call> | Call;

/** Calls that nouns bring along: `calls` of `<nouns>.calls.ts` beside the entity. */
const src = fileURLToPath(new URL('../../src/', import.meta.url));
const nounCalls = await Promise.all(
  globSync('**/*.calls.ts', { cwd: src }).map((path) => import(join(src, path)) as Promise<{ calls: Record<string, Prepare> }>),
);
const special: Record<string, Prepare> = Object.assign(
  { ...firmCalls, ...accountCalls, ...registerCalls, ...sampleCalls },
  ...nounCalls.map(({ calls }) => calls),
) as Record<string, Prepare>;
export const prepared = Object.keys(special);

/** A call of this operation that succeeds for a person with all rights. */
export async function callOf(operation: Operation, world: World, person: Person): Promise<Call> {
  const prepare = special[operation.name];
  if (prepare) return prepare(world, person);
  return ordinary(operation, world, person);
}

/** `/api/v1/items` and `/api/v1/items/{id}`: the calls of every list. */
async function ordinary({ method, path }: Operation, world: World, { userId }: Person): Promise<Call> {
  const [, resource = '', rest = ''] = /^\/api\/v1\/([\w-]+)(\/.*)?$/.exec(path) ?? [];
  const make = makers[resource];
  if (!make || !/^(\/\{id\})?$/.test(rest) || (method === 'get' && !rest)) return {};
  if (method === 'get') {
    const id = world.kept.get(resource) ?? (await made(world, resource)).id;
    world.kept.set(resource, id);
    return { id };
  }
  const body = await make(world, userId);
  if (method === 'post') return { body };
  const { id, version } = await made(world, resource, body);
  if (!rest) return { query: { filter: { id: [id] } } };
  return method === 'put' ? { id, version, body } : { id, version };
}

export type Answer = { status: number; type: string; headers: object; content: unknown };

/** Sends it as the person's screen would, without the fields that their role hides. */
export async function send({ method, path, needs }: Operation, call: Call, person: Person): Promise<Answer> {
  const query = Object.entries(call.query ?? {}).map(
    ([name, value]) => `${name}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))}`,
  );
  const address =
    (call.path ?? path).replace(/\{\w+\}/, String(call.id ?? 2_147_483_647)) + (query.length ? `?${query.join('&')}` : '');
  let request = (call.by ?? person)[method](address).set('X-Forwarded-For', anAddress());
  if (call.version !== undefined) request = request.set('If-Match', `"${call.version}"`);
  for (const [name, value] of Object.entries(call.form ?? {})) request = request.field(name, String(value));
  const { file, body } = call;
  const shown = body && needs && !call.isWhole ? shownTo(person, method, needs.subject, body) : body;
  if (file) request = request.attach('file', file.content, { filename: file.name, contentType: file.type });
  const answer = await (shown ? request.send(shown) : request);
  const type = String(answer.headers['content-type'] ?? '');
  return {
    status: answer.status,
    type,
    headers: answer.headers,
    content: /json/.test(type) ? (answer.body as unknown) : (answer.text ?? (answer.body as unknown)),
  };
}

type Subject = NonNullable<Operation['needs']>['subject'];
const shownTo = ({ ability }: Person, method: string, subject: Subject, body: object): object =>
  Object.fromEntries(
    Object.entries(body).filter(([field]) => allows(ability, method === 'post' ? 'create' : 'update', subject, undefined, field)),
  );
