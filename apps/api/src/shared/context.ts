import { AsyncLocalStorage } from 'node:async_hooks';
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
  person?: Person;
  /** Why the person does this, where a reason is asked for; kept in the history. */
  reason?: string;
};

const store = new AsyncLocalStorage<Context>();

export const runWith = <T>(context: Context, work: () => T): T => store.run(context, work);
export const context = (): Context | undefined => store.getStore();

/** The person who is signed in. Only for code behind a guarded route. */
export function person(): Person {
  const found = store.getStore()?.person;
  if (!found) throw new Error('No person in this context');
  return found;
}

/** Keeps the reason of this command with the change that it makes. */
export function because(reason: string | null | undefined): void {
  const now = store.getStore();
  if (now && reason?.trim()) now.reason = reason.trim();
}
