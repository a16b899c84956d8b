import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from './actor.ts';

/** What is known about the request (or job) that is being carried out. */
export type Context = {
  requestId: string;
  /** Until the guard has found out who it is, a visitor. */
  actor: Actor;
  route?: string;
  /** What the route does, where it is a command: the history calls its changes so. */
  verb?: string;
  /** The `Accept-Language` of the request. */
  language?: string | undefined;
  /** Where its unit of work comes from, and that unit once somebody has asked for it. */
  root?: EntityManager | undefined;
  unit?: EntityManager;
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
