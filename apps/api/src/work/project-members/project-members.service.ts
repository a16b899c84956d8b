import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ProjectMemberInput, ProjectMemberRecord } from '@kontor/domain';
import { saveRates } from '../../firm/dated-rates/save-rates.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { createOne, removeMany, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { ProjectMember } from '../projects/project-member.entity.ts';
import { memberList } from './project-members.list.ts';

@Injectable()
export class ProjectMembersService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<ProjectMemberRecord>> {
    return pageOf(this.em, memberList, query);
  }

  get(id: number): Promise<ProjectMemberRecord> {
    return oneOf(this.em, memberList, id);
  }

  async create({ rates, ...input }: ProjectMemberInput): Promise<ProjectMemberRecord> {
    const id = await this.em.transactional(async (em) => {
      const created = await createOne(em, ProjectMember, input);
      await saveRates(em, 'projectMemberId', created, rates);
      return created.id;
    });
    return this.get(id);
  }

  update(id: number, version: number, { rates, ...input }: ProjectMemberInput): Promise<ProjectMemberRecord> {
    return readAfter(this.em, memberList, id, async (em) => {
      const changed = await updateOne(em, ProjectMember, { id, version, input });
      await saveRates(em, 'projectMemberId', changed, rates);
    });
  }

  async remove(id: number, version: number): Promise<ProjectMemberRecord> {
    const record = await this.get(id);
    await removeOne(this.em, ProjectMember, id, version);
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeMany(this.em, ProjectMember, ids);
  }
}
