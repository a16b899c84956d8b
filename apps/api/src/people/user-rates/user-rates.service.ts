import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { UserRateInput, UserRateRecord } from '@kontor/domain';
import { ApiError } from '../../platform/errors/api-error.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { allowFields, toChange } from '../../platform/rest/writing.ts';
import { UserRate } from './user-rate.entity.ts';
import { userRateList } from './user-rates.list.ts';

/** Hours that are logged already keep the rates that they were saved with. */
@Injectable()
export class UserRatesService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<UserRateRecord>> {
    return pageOf(this.em, userRateList, query);
  }

  get(id: number): Promise<UserRateRecord> {
    return oneOf(this.em, userRateList, id);
  }

  async create(input: UserRateInput): Promise<UserRateRecord> {
    allowFields('create', 'UserRate', input);
    const rate = this.em.create(UserRate, { ...input });
    await this.em.flush();
    return this.get(rate.id);
  }

  async update(id: number, version: number, input: UserRateInput): Promise<UserRateRecord> {
    const rate = await toChange(this.em, UserRate, id, 'update', 'UserRate', version);
    allowFields('update', 'UserRate', input, rate);
    if (input.userId !== rate.userId)
      throw new ApiError('user_rate.keeps_user', undefined, { userId: { code: 'user_rate.keeps_user' } });
    this.em.assign(rate, input);
    await this.em.flush();
    return this.get(id);
  }

  async remove(id: number, version: number): Promise<UserRateRecord> {
    const record = await this.get(id);
    this.em.remove(await toChange(this.em, UserRate, id, 'delete', 'UserRate', version));
    await this.em.flush();
    return record;
  }
}
