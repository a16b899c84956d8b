import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ProjectMemberInput, ProjectMemberRecord } from '@kontor/domain';
import { allow } from '../../platform/rest/allow.ts';
import { removeAll } from '../../platform/rest/bulk.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { allowFields, toChange } from '../../platform/rest/writing.ts';
import { ProjectMember } from './project-member.entity.ts';
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

  async create(input: ProjectMemberInput): Promise<ProjectMemberRecord> {
    allowFields('create', 'ProjectMember', input);
    const member = this.em.create(ProjectMember, { ...input });
    await this.em.flush();
    return this.get(member.id);
  }

  async update(id: number, version: number, input: ProjectMemberInput): Promise<ProjectMemberRecord> {
    const member = await toChange(this.em, ProjectMember, id, 'update', 'ProjectMember', version);
    allowFields('update', 'ProjectMember', input, member);
    this.em.assign(member, input);
    allow('update', 'ProjectMember', member);
    await this.em.flush();
    return this.get(id);
  }

  async remove(id: number, version: number): Promise<ProjectMemberRecord> {
    const record = await this.get(id);
    this.em.remove(await toChange(this.em, ProjectMember, id, 'delete', 'ProjectMember', version));
    await this.em.flush();
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeAll(this.em, ProjectMember, 'ProjectMember', ids);
  }
}
