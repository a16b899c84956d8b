import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { KontorAbility } from '@kontor/abilities';
import type { AbilityRule } from '@kontor/domain';

export type Person = {
  id: number;
  roleId: number;
  roleKey: string;
  sessionId: number;
  ability: KontorAbility;
  /** The rules of the role as they are stored: what the person has to give on. */
  rules: readonly AbilityRule[];
};

/** What is known about the request (or job) that is being carried out. */
export type Context = {
  requestId: string;
  route?: string;
  verb?: string;
  /** The `Accept-Language` of the request. */
  language?: string | undefined;
  person?: Person;
  /** Where its unit of work comes from, and that unit once somebody has asked for it. */
  root?: EntityManager | undefined;
  unit?: EntityManager;
  /** Why the person does this, where a reason is asked for; kept in the history. */
  reason?: string;
};

const store = new AsyncLocalStorage<Context>();

export const runWith = <T>(context: Context, work: () => T): T => store.run(context, work);
export const context = (): Context | undefined => store.getStore();

/** The entities of this request or job, apart from those of all others. Made late, because what only reads rows needs none. */
export function unitOfWork(): EntityManager | undefined {
  const now = store.getStore();
  if (!now?.root) return now?.unit;
  const { root } = now;
  // Taken out first: while it is made, a unit asks for the unit of its context.
  now.root = undefined;
  return (now.unit = root.fork({ useContext: true }));
}

/** The person who is signed in. Only for code behind a guarded route. */
export function person(): Person {
  const found = store.getStore()?.person;
  if (!found) throw new Error('No person in this context');
  return found;
}

/** The history calls this command so, where one right covers several. */
export function inHistoryAs(verb: string): void {
  const now = store.getStore();
  if (now) now.verb = verb;
}

/** Keeps the reason of this command with the change that it makes. */
export function because(reason: string | null | undefined): void {
  const now = store.getStore();
  if (now && reason?.trim()) now.reason = reason.trim();
}
