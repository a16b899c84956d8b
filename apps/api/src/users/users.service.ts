import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { UserRatesInput, UserRecord } from '@kontor/domain';
import { oneOf, pageOf, type ListQuery } from '../rest/list.ts';
import type { Page } from '../rest/page.ts';
import { allowFields, toChange } from '../rest/writing.ts';
import { User } from './user.entity.ts';
import { userList } from './users.list.ts';

@Injectable()
export class UsersService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<UserRecord>> {
    return pageOf(this.em, userList, query);
  }

  get(id: number): Promise<UserRecord> {
    return oneOf(this.em, userList, id);
  }

  async setRates(id: number, version: number, input: UserRatesInput): Promise<UserRecord> {
    const user = await toChange(this.em, User, id, 'update', 'User', version);
    allowFields('update', 'User', input, user);
    this.em.assign(user, input);
    await this.em.flush();
    return this.get(id);
  }
}
