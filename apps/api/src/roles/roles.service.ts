import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { RoleRecord } from '@kontor/domain';
import { oneOf, pageOf, type ListQuery } from '../rest/list.ts';
import type { Page } from '../rest/page.ts';
import { roleList } from './roles.list.ts';

@Injectable()
export class RolesService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<RoleRecord>> {
    return pageOf(this.em, roleList, query);
  }

  get(id: number): Promise<RoleRecord> {
    return oneOf(this.em, roleList, id);
  }
}
