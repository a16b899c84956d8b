import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { countriesWithRates, rateOfNewLine, ratesFor } from '@kontor/domain';
import { keysTo } from '../../platform/subjects/subjects.ts';
import { removeOne } from '../../platform/rest/writing.ts';
import { OrganisationService } from '../organisation/organisation.service.ts';
import { TaxRate } from '../tax-rates/tax-rate.entity.ts';
import { TaxRatesService } from '../tax-rates/tax-rates.service.ts';

/** Replaces the organisation's tax rates by those of a country. */
@Injectable()
export class CountryRates {
  constructor(
    private readonly em: EntityManager,
    private readonly organisation: OrganisationService,
    private readonly taxRates: TaxRatesService,
  ) {}

  async take(country: string, isVatRegistered: boolean): Promise<void> {
    const { add, remove } = ratesFor(country, await this.present(), countriesWithRates);
    for (const rate of add) await this.taxRates.create({ ...rate, isDefault: false });
    const used = await this.used(remove.map(({ id }) => id));
    for (const { id, version } of remove) if (!used.has(id)) await removeOne(this.em, TaxRate, id, version);
    await this.chooseDefault(country, isVatRegistered);
  }

  private async present() {
    const rates = await this.em.find(TaxRate, {}, { orderBy: { id: 'asc' } });
    return rates.map(({ id, version, name, category, percent, validFrom, validTo, isDefault }) => ({
      id,
      version,
      name,
      category,
      validFrom,
      isDefault,
      percent: percent ?? null,
      validTo: validTo ?? null,
    }));
  }

  /** Keeps a default that a person chose, if it still fits. */
  private async chooseDefault(country: string, isVatRegistered: boolean): Promise<void> {
    const today = await this.organisation.today();
    const rates = await this.present();
    const usual = rates.find((rate) => rate.isDefault);
    if (usual && (usual.category === 'S') === isVatRegistered) return;
    const plain = rates.map((rate) => ({ ...rate, isDefault: false }));
    const wanted = isVatRegistered
      ? ((await this.standardOf(country)) ?? plain.find(({ category }) => category === 'S')?.id)
      : rateOfNewLine(plain, today, false)?.id;
    if (!wanted) return;
    const { id, version, createdAt: _created, updatedAt: _updated, ...rate } = await this.taxRates.get(wanted);
    await this.taxRates.update(id, version, { ...rate, isDefault: true });
  }

  private async standardOf(country: string): Promise<number | undefined> {
    const [standard] = ratesFor(country, [], []).add;
    if (standard?.category !== 'S') return undefined;
    return (await this.em.findOne(TaxRate, { category: 'S', percent: standard.percent, validTo: null }))?.id;
  }

  private async used(ids: readonly number[]): Promise<Set<number>> {
    if (!ids.length) return new Set();
    const uses = keysTo(TaxRate).map(
      ({ table, column }) =>
        sql`select ${sql.ref(column.column)} as id from ${sql.table(table)} where ${sql.ref(column.column)} = any(${[...ids]}::int[])`,
    );
    const { rows } = await sql<{ id: number }>`${sql.join(uses, sql` union `)}`.execute(this.em.getKysely());
    return new Set(rows.map(({ id }) => id));
  }
}
