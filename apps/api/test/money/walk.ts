import { allows, type Subject } from '@kontor/abilities';
import { operations, type Operation } from '../operations.ts';
import { amountsOf, secretsFrom, secretsIn } from './amounts.ts';
import { callOf, send, type Answer } from './calls.ts';
import { refusedCalls } from './calls.refused.ts';
import { showsExamples } from './decided.ts';
import { amountFieldsOf, moneyIn, type Right } from './fields.ts';
import type { Person, World } from './world.ts';

export type Step = { operation: Operation; answer: Answer };

/** An endless stream: ways.e2e-spec.ts tests it. */
export const elsewhere = ['GET /api/v1/events'];
export const walked = operations.filter(({ name }) => !elsewhere.includes(name));

/** Does the guard admit this person at all? If not, the call is sent without preparation. */
const isLetIn = ({ needs, isOpen }: Operation, { role, ability }: Person): boolean =>
  needs ? allows(ability, needs.verb, needs.subject) : isOpen || role !== 'nobody';

/**
 * Calls every operation as this person with what it needs to succeed. Calls that change a record are then repeated and refused
 * (stale version, sent invoice, deleted record), followed by calls that the state of a record always refuses.
 */
async function walk(world: World, person: Person): Promise<Step[]> {
  const steps: Step[] = [];
  for (const operation of walked) {
    const isIn = isLetIn(operation, person);
    const call = isIn ? await callOf(operation, world, person) : { body: {} };
    const times = isIn && operation.needs && operation.method !== 'get' ? 2 : 1;
    for (let n = 0; n < times; n += 1) steps.push({ operation, answer: await send(operation, call, person) });
  }
  for (const { name, prepare } of refusedCalls) {
    const operation = walked.find((one) => one.name === name);
    if (!operation) throw new Error(`there is no ${name}`);
    if (!isLetIn(operation, person)) continue;
    const call = { ...(await prepare(world, person)), isWhole: true };
    steps.push({ operation, answer: await send(operation, call, person) });
  }
  return steps;
}

export const isDone = ({ answer }: Step): boolean => answer.status >= 200 && answer.status < 300;

const mayRead = ({ ability }: Person, rights: readonly Right[]): boolean =>
  rights.every(([subject, field]) => allows(ability, 'read', subject, undefined, field));

type Change = { subject: Subject; changes: object };
/** Fields of the money group in a history row. */
const inHistory = (rows: unknown): Right[] =>
  (rows as Change[]).flatMap(({ subject, changes }) =>
    Object.keys(changes)
      .filter((field) => amountFieldsOf(subject).includes(field))
      .map((field): Right => [subject, field]),
  );

/** A receipt shows what was paid, a file for the bank what is paid, every other PDF or e-invoice what was billed. */
const paperOf = (name: string): Right =>
  name.startsWith('GET /api/v1/payments/')
    ? ['Payment', 'amount']
    : name.startsWith('GET /api/v1/payment-runs/')
      ? ['PaymentRun', 'total']
      : ['Invoice', 'total'];

/** The rights that an answer needs, by its places with money. */
export function toldIn({ operation, answer }: Step): { place: string; rights: readonly Right[] }[] {
  if (/pdf|xml/.test(answer.type)) return [{ place: 'a paper', rights: [paperOf(operation.name)] }];
  if (operation.name === 'GET /api/v1/audit' && answer.status === 200)
    return inHistory(answer.content).map((right) => ({ place: `history of ${right.join('.')}`, rights: [right] }));
  return operation.answer ? moneyIn(answer.content, operation.answer).money : [];
}

/** What this person saw without the right to, and whatever prevents certainty. */
export function leaksIn(step: Step, person: Person, secrets: ReadonlySet<number>): string[] {
  const { operation, answer } = step;
  const say = (what: string): string => `${operation.name} answered ${answer.status} with ${what}`;
  if (answer.status >= 500) return [say('an error')];
  const schema = isDone(step) ? operation.answer : undefined;
  return [
    ...(isDone(step) ? toldIn(step) : []).filter(({ rights }) => !mayRead(person, rights)).map(({ place }) => say(place)),
    ...(schema ? moneyIn(answer.content, schema).undescribed : []).map((place) =>
      say(`${place}, which the document does not describe`),
    ),
    ...(operation.name === showsExamples ? [] : secretsIn([answer.headers, answer.content], secrets)).map((value) =>
      say(`the amount ${value}`),
    ),
  ];
}

/** Walks as a person of this role; returns all answers, and the leaks among them. */
export async function walkAs(world: World, role: string): Promise<{ steps: Step[]; leaks: string[] }> {
  const person = world.people.get(role);
  if (!person) throw new Error(`nobody is ${role}`);
  const before = await amountsOf(world.api);
  const steps = await walk(world, person);
  const secrets = secretsFrom([...before, ...(await amountsOf(world.api))], person.ability);
  return { steps, leaks: steps.flatMap((step) => leaksIn(step, person, secrets)) };
}
