import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ServiceAccountInput, ServiceAccountRecord } from '@kontor/domain';
import { AccessService } from '../../platform/auth/access.service.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { createOne, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { endTokensOf } from '../credentials/end-tokens.ts';
import { assertMayManage } from '../users/user.rights.ts';
import { ServiceAccount } from '../credentials/service-account.entity.ts';
import { serviceAccountList } from './service-accounts.list.ts';

/** A service account has a role like a person, and nobody gives it one with more rights than they have. */
@Injectable()
export class ServiceAccountsService {
  constructor(
    private readonly em: EntityManager,
    private readonly access: AccessService,
  ) {}

  list(query: ListQuery): Promise<Page<ServiceAccountRecord>> {
    return pageOf(this.em, serviceAccountList, query);
  }

  get(id: number): Promise<ServiceAccountRecord> {
    return oneOf(this.em, serviceAccountList, id);
  }

  async create(input: ServiceAccountInput): Promise<ServiceAccountRecord> {
    await assertMayManage(this.em, [input.roleId], 'roleId');
    return readNew(this.em, serviceAccountList, (em) => createOne(em, ServiceAccount, input));
  }

  async update(id: number, version: number, input: ServiceAccountInput): Promise<ServiceAccountRecord> {
    await this.em.transactional(async (em) => {
      const account = await updateOne(em, ServiceAccount, {
        id,
        version,
        input,
        check: ({ roleId }) => assertMayManage(em, [roleId, input.roleId], 'roleId'),
      });
      if (!account.active) await endTokensOf(em, { serviceAccountId: id });
      this.access.forget(em);
    });
    this.access.forgetHere();
    return this.get(id);
  }

  async remove(id: number, version: number): Promise<ServiceAccountRecord> {
    const record = await this.get(id);
    await removeOne(this.em, ServiceAccount, id, version, () => assertMayManage(this.em, [record.roleId]));
    return record;
  }
}
