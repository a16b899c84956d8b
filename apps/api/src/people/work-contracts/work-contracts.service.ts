import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { assertContractDates, type WorkContractInput, type WorkContractRecord } from '@kontor/domain';
import { ApiError } from '../../platform/errors/api-error.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { createOne, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { WorkContract } from './work-contract.entity.ts';
import { workContractList } from './work-contracts.list.ts';

@Injectable()
export class WorkContractsService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<WorkContractRecord>> {
    return pageOf(this.em, workContractList, query);
  }

  get(id: number): Promise<WorkContractRecord> {
    return oneOf(this.em, workContractList, id);
  }

  create(input: WorkContractInput): Promise<WorkContractRecord> {
    assertContractDates(input);
    return readNew(this.em, workContractList, (em) => createOne(em, WorkContract, input));
  }

  update(id: number, version: number, input: WorkContractInput): Promise<WorkContractRecord> {
    return readAfter(this.em, workContractList, id, (em) =>
      updateOne(em, WorkContract, {
        id,
        version,
        input,
        check: ({ userId }) => {
          assertContractDates(input);
          if (input.userId !== userId)
            throw new ApiError('work_contract.keeps_user', undefined, { userId: { code: 'work_contract.keeps_user' } });
        },
      }),
    );
  }

  async remove(id: number, version: number): Promise<WorkContractRecord> {
    const record = await this.get(id);
    await removeOne(this.em, WorkContract, id, version);
    return record;
  }
}
