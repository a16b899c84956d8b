import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { assertEmployerCharge, type EmployerChargeInput, type EmployerChargeRecord } from '@kontor/domain';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { createOne, removeMany, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { EmployerCharge } from './employer-charge.entity.ts';
import { employerChargeList } from './employer-charges.list.ts';

@Injectable()
export class EmployerChargesService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<EmployerChargeRecord>> {
    return pageOf(this.em, employerChargeList, query);
  }

  get(id: number): Promise<EmployerChargeRecord> {
    return oneOf(this.em, employerChargeList, id);
  }

  async create(input: EmployerChargeInput): Promise<EmployerChargeRecord> {
    assertEmployerCharge(input);
    const { id } = await createOne(this.em, EmployerCharge, input);
    return this.get(id);
  }

  async update(id: number, version: number, input: EmployerChargeInput): Promise<EmployerChargeRecord> {
    await updateOne(this.em, EmployerCharge, { id, version, input, check: () => assertEmployerCharge(input) });
    return this.get(id);
  }

  async remove(id: number, version: number): Promise<EmployerChargeRecord> {
    const record = await this.get(id);
    await removeOne(this.em, EmployerCharge, id, version);
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeMany(this.em, EmployerCharge, ids);
  }
}
