import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { assertTravelRate, DomainError, overlap, type TravelRateInput, type TravelRateRecord } from '@kontor/domain';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { createOne, removeMany, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { TravelRate } from './travel-rate.entity.ts';
import { travelRateList } from './travel-rates.list.ts';

@Injectable()
export class TravelRatesService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<TravelRateRecord>> {
    return pageOf(this.em, travelRateList, query);
  }

  get(id: number): Promise<TravelRateRecord> {
    return oneOf(this.em, travelRateList, id);
  }

  async create(input: TravelRateInput): Promise<TravelRateRecord> {
    return this.em.transactional(async (em) => {
      await assertFits(em, input);
      const { id } = await createOne(em, TravelRate, input);
      return this.get(id);
    });
  }

  async update(id: number, version: number, input: TravelRateInput): Promise<TravelRateRecord> {
    return this.em.transactional(async (em) => {
      await updateOne(em, TravelRate, { id, version, input, check: () => assertFits(em, input, id) });
      return this.get(id);
    });
  }

  async remove(id: number, version: number): Promise<TravelRateRecord> {
    const record = await this.get(id);
    await removeOne(this.em, TravelRate, id, version);
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeMany(this.em, TravelRate, ids);
  }
}

/** Refuses a second rate of one name on the same day: the trip of that day would have two. */
async function assertFits(em: EntityManager, input: TravelRateInput, id = 0): Promise<void> {
  assertTravelRate(input);
  const dated = { validFrom: input.validFrom, validTo: input.validTo ?? null };
  const others = await em.find(TravelRate, { kind: input.kind, name: input.name, id: { $ne: id } });
  if (others.every(({ validFrom, validTo }) => !overlap(dated, { validFrom, validTo: validTo ?? null }))) return;
  const code = 'travel_rate.overlaps';
  throw new DomainError(code, undefined, { validFrom: { code } });
}
