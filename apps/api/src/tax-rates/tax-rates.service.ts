import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { TaxRateInput, TaxRateRecord } from '@kontor/domain';
import { removeAll } from '../rest/bulk.ts';
import { oneOf, pageOf, type ListQuery } from '../rest/list.ts';
import type { Page } from '../rest/page.ts';
import { toChange } from '../rest/writing.ts';
import { TaxRate } from './tax-rate.entity.ts';
import { taxRateList } from './tax-rates.list.ts';

/** Category O has no rate at all; the database keeps rate and category in step. */
const rateOf = (input: TaxRateInput): TaxRateInput => ({
  ...input,
  percent: input.category === 'O' ? null : (input.percent ?? 0),
});

@Injectable()
export class TaxRatesService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<TaxRateRecord>> {
    return pageOf(this.em, taxRateList, query);
  }

  get(id: number): Promise<TaxRateRecord> {
    return oneOf(this.em, taxRateList, id);
  }

  async create(input: TaxRateInput): Promise<TaxRateRecord> {
    return this.em.transactional(async (em) => {
      await this.onlyDefault(input);
      const rate = em.create(TaxRate, rateOf(input));
      await em.flush();
      return this.get(rate.id);
    });
  }

  async update(id: number, version: number, input: TaxRateInput): Promise<TaxRateRecord> {
    return this.em.transactional(async (em) => {
      const rate = await toChange(em, TaxRate, id, 'update', 'TaxRate', version);
      await this.onlyDefault(input, id);
      em.assign(rate, rateOf(input));
      await em.flush();
      return this.get(id);
    });
  }

  async remove(id: number, version: number): Promise<TaxRateRecord> {
    const record = await this.get(id);
    this.em.remove(await toChange(this.em, TaxRate, id, 'delete', 'TaxRate', version));
    await this.em.flush();
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeAll(this.em, TaxRate, 'TaxRate', ids);
  }

  /** A new default takes the place of the old one. */
  private async onlyDefault(input: TaxRateInput, id = 0): Promise<void> {
    if (!input.isDefault) return;
    for (const other of await this.em.find(TaxRate, { isDefault: true, id: { $ne: id } })) other.isDefault = false;
  }
}
