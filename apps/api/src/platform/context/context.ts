import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from './actor.ts';

/** Data of the current request or job. */
export type Context = {
  requestId: string;
  /** A visitor until the guard has identified the actor. */
  actor: Actor;
  route?: string;
  /** The verb of a command route, which the history uses for its changes. */
  verb?: string;
  /** The `Accept-Language` of the request. */
  language?: string | undefined;
  /** The entity manager to fork the unit of work from, and the unit once it was asked for. */
  root?: EntityManager | undefined;
  unit?: EntityManager;
};

const store = new AsyncLocalStorage<Context>();

export const runWith = <T>(context: Context, work: () => T): T => store.run(context, work);
export const context = (): Context | undefined => store.getStore();

/** The entities of this request or job, separate from all others. Created on first use, since plain reading needs none. */
export function unitOfWork(): EntityManager | undefined {
  const now = store.getStore();
  if (!now?.root) return now?.unit;
  const { root } = now;
  // Cleared first: creating a unit of work asks for the unit of its context.
  now.root = undefined;
  return (now.unit = root.fork({ useContext: true }));
}
