import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { notFound } from '../../platform/errors/api-error.ts';
import { actor, person } from '../../platform/context/actor.ts';
import { pagesSet } from '../pages/pages.set.ts';
import { SampleSets } from '../sets/sample-sets.ts';

/** A page by its path: the person's own version, else the shared one. */
@Injectable()
export class OwnPages {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: SampleSets,
  ) {}

  /** The page with this path; 404 when there is none. */
  async get<T extends object>(path: string): Promise<T> {
    await this.sets.ready(pagesSet);
    const { rows } = await sql<{ body: T }>`select coalesce(o.body, c.body) as body from content c
      left join own_page o on o.path = c.path and o.user_id = ${actor().userId} where c.path = ${path}`.execute(
      this.em.getKysely(),
    );
    const [row] = rows;
    if (!row) throw notFound();
    return row.body;
  }

  /** Saves the person's own version of a page, in the caller's transaction, which must exist. */
  async change<T extends object>(em: EntityManager, path: string, rule: (before: T) => T): Promise<T> {
    await this.sets.ready(pagesSet);
    const { userId } = person();
    const db = em.getKysely();
    // Of two concurrent changes, the second waits for the row and starts from the first's result.
    await sql`insert into own_page (user_id, path, body) select ${userId}, path, body from content where path = ${path}
      on conflict do nothing`.execute(db);
    const { rows } = await sql<{ body: T }>`select body from own_page
      where user_id = ${userId} and path = ${path} for update`.execute(db);
    const [row] = rows;
    if (!row) throw notFound();
    const body = rule(row.body);
    await sql`update own_page set body = ${JSON.stringify(body)}::jsonb where user_id = ${userId} and path = ${path}`.execute(db);
    return body;
  }

  /** Name and picture shown with the person's comments. */
  async nameAndFace(): Promise<{ name: string; avatar: string }> {
    const { rows } = await sql<{ name: string; avatar: string }>`select coalesce(nullif(full_name, ''), display_name) as name,
      coalesce(avatar, '') as avatar from user_account where id = ${person().userId}`.execute(this.em.getKysely());
    const [row] = rows;
    if (!row) throw new Error('The person is not there');
    return row;
  }
}
