import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { displaces, storedPercent, type TaxRateInput, type TaxRateRecord } from '@kontor/domain';
import { OrganisationService } from '../organisation/organisation.service.ts';
import { changeAlso } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { createOne, removeMany, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { TaxRate } from './tax-rate.entity.ts';
import { taxRateList } from './tax-rates.list.ts';

/** A database constraint requires the percentage to fit the category. */
const rateOf = (input: TaxRateInput): TaxRateInput => ({ ...input, percent: storedPercent(input) });

@Injectable()
export class TaxRatesService {
  constructor(
    private readonly em: EntityManager,
    private readonly organisation: OrganisationService,
  ) {}

  list(query: ListQuery): Promise<Page<TaxRateRecord>> {
    return pageOf(this.em, taxRateList, query);
  }

  get(id: number): Promise<TaxRateRecord> {
    return oneOf(this.em, taxRateList, id);
  }

  async create(input: TaxRateInput): Promise<TaxRateRecord> {
    return this.em.transactional(async (em) => {
      await this.onlyDefault(input);
      const { id } = await createOne(em, TaxRate, rateOf(input));
      return this.get(id);
    });
  }

  async update(id: number, version: number, input: TaxRateInput): Promise<TaxRateRecord> {
    return this.em.transactional(async (em) => {
      const check = () => this.onlyDefault(input, id);
      await updateOne(em, TaxRate, { id, version, input: rateOf(input), check });
      return this.get(id);
    });
  }

  async remove(id: number, version: number): Promise<TaxRateRecord> {
    const record = await this.get(id);
    await removeOne(this.em, TaxRate, id, version);
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeMany(this.em, TaxRate, ids);
  }

  /** A new default replaces the old one when they overlap; defaults of other dates stay. */
  private async onlyDefault(input: TaxRateInput, id = 0): Promise<void> {
    if (!input.isDefault) return;
    const dated = { validFrom: input.validFrom, validTo: input.validTo ?? null };
    const today = await this.organisation.today();
    for (const other of await this.em.find(TaxRate, { isDefault: true, id: { $ne: id } }))
      if (displaces(dated, { name: other.name, validFrom: other.validFrom, validTo: other.validTo ?? null }, today))
        changeAlso('TaxRate', other, { isDefault: false });
  }
}
