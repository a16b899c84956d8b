import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { UserRateInput, UserRateRecord } from '@kontor/domain';
import { ApiError } from '../../platform/errors/api-error.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { createOne, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { UserRate } from './user-rate.entity.ts';
import { userRateList } from './user-rates.list.ts';

/** Hours already logged keep the rates that they were saved with. */
@Injectable()
export class UserRatesService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<UserRateRecord>> {
    return pageOf(this.em, userRateList, query);
  }

  get(id: number): Promise<UserRateRecord> {
    return oneOf(this.em, userRateList, id);
  }

  create(input: UserRateInput): Promise<UserRateRecord> {
    return readNew(this.em, userRateList, (em) => createOne(em, UserRate, input));
  }

  update(id: number, version: number, input: UserRateInput): Promise<UserRateRecord> {
    return readAfter(this.em, userRateList, id, (em) =>
      updateOne(em, UserRate, {
        id,
        version,
        input,
        check: ({ userId }) => {
          if (input.userId !== userId)
            throw new ApiError('user_rate.keeps_user', undefined, { userId: { code: 'user_rate.keeps_user' } });
        },
      }),
    );
  }

  async remove(id: number, version: number): Promise<UserRateRecord> {
    const record = await this.get(id);
    await removeOne(this.em, UserRate, id, version);
    return record;
  }
}
