import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
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
    const check = ({ projectId }: Milestone): void => {
      if (input.projectId !== projectId)
        throw new DomainError('milestone.keeps_project', undefined, { projectId: { code: 'milestone.keeps_project' } });
    };
    return readAfter(this.em, milestoneList, id, (em) => updateOne(em, Milestone, { id, version, input, check }));
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
