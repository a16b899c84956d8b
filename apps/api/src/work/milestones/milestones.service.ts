import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DomainError, type MilestoneInput, type MilestoneRecord } from '@kontor/domain';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { createOne, removeMany, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { Milestone } from './milestone.entity.ts';
import { milestoneList } from './milestones.list.ts';

@Injectable()
export class MilestonesService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<MilestoneRecord>> {
    return pageOf(this.em, milestoneList, query);
  }

  get(id: number): Promise<MilestoneRecord> {
    return oneOf(this.em, milestoneList, id);
  }

  create(input: MilestoneInput): Promise<MilestoneRecord> {
    return readNew(this.em, milestoneList, (em) => createOne(em, Milestone, input));
  }

  update(id: number, version: number, input: MilestoneInput): Promise<MilestoneRecord> {
    return readAfter(this.em, milestoneList, id, (em) =>
      updateOne(em, Milestone, {
        id,
        version,
        input,
        check: async ({ projectId, amount }) => {
          if (input.projectId !== projectId)
            throw new DomainError('milestone.keeps_project', undefined, { projectId: { code: 'milestone.keeps_project' } });
          if (input.amount !== undefined && input.amount !== amount) await assertNotInvoiced(em, id);
        },
      }),
    );
  }

  async remove(id: number, version: number): Promise<MilestoneRecord> {
    const record = await this.get(id);
    await removeOne(this.em, Milestone, id, version);
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeMany(this.em, Milestone, ids);
  }
}

/** The amount stands on the invoice. An invoice that takes the milestone meanwhile waits for the lock. */
async function assertNotInvoiced(em: EntityManager, id: number): Promise<void> {
  const db = em.getKysely();
  await sql`select id from milestone where id = ${id} for update`.execute(db);
  const { rows } = await sql`select 1 from invoice_source where milestone_id = ${id} and held`.execute(db);
  if (rows.length) throw new DomainError('milestone.invoiced', undefined, { amount: { code: 'milestone.invoiced' } });
}
