import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { abilityOf, rulesFor } from '@kontor/abilities';
import { DomainError, type AbilityRule, type BackgroundJobProblem } from '@kontor/domain';
import type { Person } from '../../platform/context/actor.ts';
import { context, runWith, unitOfWork } from '../../platform/context/context.ts';
import { toAnswer } from '../../platform/errors/to-answer.ts';
import { publishChange } from './background-job.ts';

/** The person has cancelled the job: nothing is left to do. */
export class Cancelled extends Error {}
/** The process shuts down: another one goes on with the job. */
export class Interrupted extends Error {}

const publishedMs = 500;
/** More refusals than this tell nobody anything new. */
const mostProblems = 500;

type Running = { id: number; done: number };

/** How far a background job is. Each step asks whether it is still wanted, and takes the rights that the person has at that moment. */
export class Progress {
  private publishedAt = 0;

  constructor(
    private readonly orm: MikroORM,
    private readonly job: Running,
    private actor: Person,
    private readonly isStopping: () => boolean,
  ) {}

  /** Says how much is done, at most twice a second. Throws when the job was cancelled, the process shuts down, or its person was switched off. */
  async reach(done: number, total?: number): Promise<void> {
    if (this.isStopping()) throw new Interrupted();
    if (Date.now() - this.publishedAt < publishedMs) return;
    await this.orm.em.fork().transactional((em) => this.store(em, done, total));
  }

  /**
   * Works on one item after the other, each in a transaction that also counts it: after a restart it goes on behind the last one that was
   * stored. An item that is refused is told with the result, and the others go on.
   */
  async each<Item>(
    items: readonly Item[],
    nameOf: (item: Item) => string,
    work: (item: Item) => Promise<unknown>,
  ): Promise<void> {
    for (let at = this.job.done; at < items.length; at += 1) {
      if (this.isStopping()) throw new Interrupted();
      const item = items[at] as Item;
      await this.inTransaction(async (em) => {
        const problem = await em
          .transactional(() => work(item))
          .then(
            () => undefined,
            (error: unknown) => problemOf(error, nameOf(item)),
          );
        em.clear();
        await this.store(em, at + 1, items.length, problem);
      });
    }
  }

  /** Tells that an item was refused, and goes on. Anything but a refusal ends the try. */
  async refuse(done: number, name: string, error: unknown): Promise<void> {
    const problem = problemOf(error, name);
    await this.orm.em.fork().transactional((em) => this.store(em, done, undefined, problem));
  }

  private inTransaction(work: (em: EntityManager) => Promise<void>): Promise<void> {
    const now = context();
    if (!now) throw new Error('A background job has lost its context');
    return runWith({ requestId: now.requestId, route: now.route ?? '', actor: this.actor, root: this.orm.em }, async () =>
      unitOfWork()?.transactional(work),
    );
  }

  private async store(em: EntityManager, done: number, total?: number, problem?: BackgroundJobProblem): Promise<void> {
    const { id } = this.job;
    const { userId, sessionId } = this.actor;
    const told = JSON.stringify(problem ? [problem] : []);
    const { rows } = await sql<{ rules: AbilityRule[]; active: boolean }>`update background_job b
      set done = ${done}, total = coalesce(${total ?? null}::int, total),
        problems = case when jsonb_array_length(b.problems) < ${mostProblems} then b.problems || ${told}::jsonb else b.problems end
      from user_account u join role r on r.id = u.role_id
      where b.id = ${id} and b.state = 'running' and u.id = b.user_id returning r.rules, u.active`.execute(em.getKysely());
    const [person] = rows;
    if (!person) throw new Cancelled();
    if (!person.active) throw new DomainError('background_job.rights_lost');
    this.actor = actorOf(userId, sessionId, person.rules);
    const now = context();
    if (now) now.actor = this.actor;
    if (Date.now() - this.publishedAt < publishedMs) return;
    this.publishedAt = Date.now();
    publishChange(em, id, userId);
  }
}

/** The person with the rights that they have now, whether their session goes on or not. */
export const actorOf = (userId: number, sessionId: number, rules: readonly AbilityRule[]): Person => ({
  kind: 'person',
  userId,
  sessionId,
  rules,
  ability: abilityOf(rulesFor(rules, userId)),
});

/** A refusal of the item; anything else ends the try. */
function problemOf(error: unknown, name: string): BackgroundJobProblem {
  const { status, code, params = null } = toAnswer(error);
  if (status >= 500) throw error;
  return { name, code, params };
}
