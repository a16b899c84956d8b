import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { clock } from '../../platform/context/clock.ts';
import { person } from '../../platform/context/actor.ts';
import { CONFIG } from '../../platform/context/tokens.ts';
import { loadOf, type SampleDefinition } from './sample-set.ts';

/** Loads sample data on first use, and assigns ids to new records. */
@Injectable()
export class SampleSets {
  /** A loaded set stays loaded, so only a person's first call has to check. */
  private readonly loaded = new Set<string>();

  constructor(
    private readonly em: EntityManager,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Loads the set unless it is loaded. Concurrent first calls load it once: the others wait for the row of the first. */
  async ready(set: SampleDefinition, userId = ownerOf(set)): Promise<void> {
    const key = `${set.name} ${userId}`;
    if (this.loaded.has(key)) return;
    // A caller in a transaction keeps its connection: callers that each waited for a second one would block one another.
    const within = this.em.isInTransaction();
    await (within ? this.em : this.em.fork()).transactional(async (em) => {
      const { rows } = await sql`insert into sample_set (name, user_id, next_id) values (${set.name}, ${userId}, ${set.nextId})
        on conflict do nothing returning id`.execute(em.getKysely());
      if (rows.length) await loadOf(set, this.config.demo)(em, clock.now(), userId);
    });
    // A set loaded in the caller's transaction exists only once that commits.
    if (!within) this.loaded.add(key);
  }

  /**
   * The id of a new record, or the first of several, in the caller's transaction, which must exist. Ids only increase. Lock
   * order: take ids of several people by user id, since each row is locked.
   */
  async takeId(em: EntityManager, set: SampleDefinition, userId = ownerOf(set), many = 1): Promise<number> {
    const { rows } = await sql<{ id: number }>`update sample_set set next_id = next_id + ${many}
      where name = ${set.name} and user_id is not distinct from ${userId} returning next_id - ${many}::int as id`.execute(
      em.getKysely(),
    );
    const [row] = rows;
    if (!row) throw new Error(`The sample set ${set.name} is not loaded`);
    return row.id;
  }

  /** Locks the set until the end of the caller's transaction, which must exist. */
  async turn(em: EntityManager, set: SampleDefinition): Promise<void> {
    await sql`select id from sample_set where name = ${set.name} and user_id is not distinct from ${ownerOf(set)} for update`.execute(
      em.getKysely(),
    );
  }
}

const ownerOf = ({ personal }: SampleDefinition): number | null => (personal ? person().userId : null);
