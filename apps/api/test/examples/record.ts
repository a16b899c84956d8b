import { clock } from '../../src/platform/context/clock.ts';
import { callOf, send, type Answer, type Call } from '../money/calls.ts';
import { walked } from '../money/walk.ts';
import type { Person, World } from '../money/world.ts';
import type { Operation } from '../operations.ts';
import { questions } from '../questions.ts';

export type Recorded = { operation: Operation; call: Call; answer: Answer };

const now = clock.now;
const demoDay = new Date('2026-11-21T09:30:00.000Z');
const isFull = ({ status, content }: Answer): boolean => status === 200 && !(Array.isArray(content) && content.length === 0);

/** Calls every operation successfully as this person. Reads come first, while there is only the demo firm. */
export async function record(world: World, person: Person): Promise<Recorded[]> {
  const read: Recorded[] = [];
  for (const operation of walked) read.push(...(await asRead(operation, person)));
  const left = walked.filter((operation) => !read.some((one) => one.operation === operation));
  const prepared: Recorded[] = [];
  for (const operation of left) prepared.push(await asPrepared(operation, world, person));
  return [...read, ...prepared];
}

async function asPrepared(operation: Operation, world: World, person: Person): Promise<Recorded> {
  const call = await callOf(operation, world, person);
  return { operation, call, answer: await send(operation, call, person) };
}

/** Reads of the demo firm as it is on its day; empty when it has none, or when the operation needs input. */
async function asRead(operation: Operation, person: Person): Promise<Recorded[]> {
  const { method, path } = operation;
  if (method !== 'get' || path in questions || path.includes('/timer')) return [];
  clock.now = () => demoDay;
  try {
    const call = path.includes('{') ? await firstOf(path, person) : {};
    const answer = call && (await send(operation, call, person));
    return call && answer && isFull(answer) ? [{ operation, call, answer }] : [];
  } finally {
    clock.now = now;
  }
}

async function firstOf(path: string, person: Person): Promise<Call | undefined> {
  const list = /^(\/api\/v1\/[\w-]+)\/\{id\}$/.exec(path)?.[1];
  if (!list) return undefined;
  const [first] = (await person.get(list)).body as { id: number }[];
  return first && { id: first.id };
}
