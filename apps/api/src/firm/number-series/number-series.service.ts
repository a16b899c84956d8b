import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  assertForward,
  assertNumbersAreNew,
  assertPattern,
  completenessOf,
  DomainError,
  numberForms,
  previewNumber,
  yearOfUnused,
  type Code,
  type NumberCompleteness,
  type NumberSeriesInput,
  type NumberSeriesRecord,
} from '@kontor/domain';
import { forbidden } from '../../platform/errors/api-error.ts';
import { OrganisationService } from '../organisation/organisation.service.ts';
import { changeAlso } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { Page } from '../../platform/rest/page.ts';
import { changeOne, createOne, removeOne } from '../../platform/rest/writing.ts';
import { actor } from '../../platform/context/actor.ts';
import { flush } from '../../platform/audit/flush.ts';
import { givenNumbers } from './given-numbers.ts';
import { issuedNumbers, patternsOf, skippedNumbers } from './issued-numbers.ts';
import { NumberSeries } from './number-series.entity.ts';
import { numberSeriesList } from './number-series.list.ts';

@Injectable()
export class NumberSeriesService {
  constructor(
    private readonly em: EntityManager,
    private readonly organisation: OrganisationService,
  ) {}

  async list(query: ListQuery): Promise<Page<NumberSeriesRecord>> {
    const [page, today] = await Promise.all([pageOf(this.em, numberSeriesList, query), this.organisation.today()]);
    return new Page(
      page.name,
      page.rows.map((series) => withPreview(series, today)),
      page.first,
      page.total,
    );
  }

  async get(id: number): Promise<NumberSeriesRecord> {
    return withPreview(await oneOf(this.em, numberSeriesList, id), await this.organisation.today());
  }

  /** Needs the right to read all invoices: for a person who may read only some, the others would seem missing. */
  async completeness(id: number): Promise<NumberCompleteness> {
    const series = await oneOf(this.em, numberSeriesList, id);
    if (!allows(actor().ability, 'read', 'Invoice', {})) throw forbidden();
    const forms = numberForms(await patternsOf(this.em, id, series.pattern));
    const rows = await issuedNumbers(this.em, series, forms);
    const known = rows.flatMap(({ form, ...row }) => (form === null ? [] : [{ ...row, form }]));
    const unknown = rows.filter(({ form }) => form === null).reduce((sum, { issuedCount }) => sum + issuedCount, 0);
    return completenessOf(series, forms, known, unknown, await skippedNumbers(this.em, id));
  }

  async create({ reason: _none, ...input }: NumberSeriesInput): Promise<NumberSeriesRecord> {
    return this.em.transactional(async (em) => {
      assertNumbering(input);
      const year = await this.assertNew(em, { ...input, lastIssuedDate: null });
      await this.onlyDefault(em, input);
      const columns = { ...input, isDefault: input.isDefault ?? false, year };
      const { id } = await createOne(em, NumberSeries, input, columns);
      return this.get(id);
    });
  }

  /** The kind of document cannot change, and a number that may have been given is never given again. */
  async update(id: number, version: number, { reason, ...input }: NumberSeriesInput): Promise<NumberSeriesRecord> {
    return this.em.transactional(async (em) => {
      await em.findOne(NumberSeries, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      let isSkipping = false;
      let unusedYear: number | null | undefined;
      const check = async (series: NumberSeries) => {
        const { nextNumber, lastIssuedDate, year } = series;
        assertNumbering(input);
        if (input.documentKind !== series.documentKind) throw at('documentKind', 'number_series.other_kind');
        if (input.isDefault === false && series.isDefault) throw at('isDefault', 'number_series.no_default');
        assertForward(series, { nextNumber: input.nextNumber, reason });
        isSkipping = Boolean(lastIssuedDate) && input.nextNumber > nextNumber;
        if (input.isClosed && (input.isDefault ?? series.isDefault)) throw at('isClosed', 'number_series.no_default');
        const isRenumbered = input.pattern !== series.pattern || input.nextNumber !== nextNumber;
        if (isRenumbered || !lastIssuedDate) {
          const found = await this.assertNew(em, { ...input, year, lastIssuedDate });
          if (!lastIssuedDate) unusedYear = found;
        }
        await this.onlyDefault(em, input, id);
      };
      const columns = () => Promise.resolve(unusedYear === undefined ? input : { ...input, year: unusedYear });
      await changeOne(em, NumberSeries, { id, version, input, check, columns });
      await flush(em, { reason: isSkipping ? reason : null });
      return this.get(id);
    });
  }

  /** The database refuses to delete a series that documents refer to. */
  async remove(id: number, version: number): Promise<NumberSeriesRecord> {
    const record = await this.get(id);
    if (record.isDefault) throw new DomainError('number_series.no_default');
    if (record.lastIssuedDate) throw new DomainError('number_series.in_use');
    await removeOne(this.em, NumberSeries, id, version);
    return record;
  }

  /**
   * Asserts that the pattern gives no number that exists, whichever series of the kind gave it. Returns the year of the next
   * number while the series is unused.
   */
  private async assertNew(em: EntityManager, series: NewNumbers): Promise<number | null> {
    const [form] = numberForms([series.pattern]);
    if (!form) return null;
    const [given, today] = [await givenNumbers(em, series.documentKind, form), await this.organisation.today()];
    assertNumbersAreNew(series, given, today);
    return yearOfUnused(series, given, today);
  }

  /** One default series per kind: a new one replaces the old one. */
  private async onlyDefault(em: EntityManager, { isDefault, documentKind }: NumberSeriesInput, id = 0): Promise<void> {
    if (!isDefault) return;
    for (const other of await em.find(NumberSeries, { isDefault: true, documentKind, id: { $ne: id } }))
      changeAlso('NumberSeries', other, { isDefault: false });
    await em.flush();
  }
}

type NewNumbers = Pick<NumberSeriesInput, 'documentKind' | 'pattern' | 'nextNumber' | 'resetsYearly'> & {
  year?: number | null;
  lastIssuedDate?: string | null;
};

const at = (field: string, code: Code): DomainError => new DomainError(code, undefined, { [field]: { code } });

function assertNumbering({ pattern, resetsYearly }: NumberSeriesInput): void {
  assertPattern(pattern);
  if (resetsYearly && !/\{YY(YY)?\}/.test(pattern)) throw at('pattern', 'number_series.year_missing');
}

function withPreview(series: Omit<NumberSeriesRecord, 'preview'>, today: string): NumberSeriesRecord {
  return { ...series, preview: previewNumber(series, today) };
}
