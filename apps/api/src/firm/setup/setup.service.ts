import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  checkSetup,
  DomainError,
  isSetUp,
  previewNumber,
  stepsOf,
  typedIban,
  type SetupInput,
  type SetupRecord,
} from '@kontor/domain';
import { actor } from '../../platform/context/actor.ts';
import { BankAccount } from '../bank-accounts/bank-account.entity.ts';
import { BankAccountsService } from '../bank-accounts/bank-accounts.service.ts';
import { NumberSeries } from '../number-series/number-series.entity.ts';
import { NumberSeriesService } from '../number-series/number-series.service.ts';
import { OrganisationService } from '../organisation/organisation.service.ts';
import { TaxRate } from '../tax-rates/tax-rate.entity.ts';
import { CountryRates } from './country-rates.service.ts';

@Injectable()
export class SetupService {
  constructor(
    private readonly em: EntityManager,
    private readonly organisation: OrganisationService,
    private readonly countryRates: CountryRates,
    private readonly bankAccounts: BankAccountsService,
    private readonly numberSeries: NumberSeriesService,
  ) {}

  async get(): Promise<SetupRecord> {
    const [firm, today] = [await this.organisation.get(), await this.organisation.today()];
    const accounts = await this.em.find(BankAccount, {}, { fields: ['currency'], disableIdentityMap: true });
    const rates = await this.em.find(TaxRate, {}, { disableIdentityMap: true });
    const series = await this.em.findOne(NumberSeries, invoices, { disableIdentityMap: true });
    const dated = rates.map(({ category, percent, validFrom, validTo, isDefault }) => ({
      category,
      validFrom,
      isDefault,
      percent: percent ?? null,
      validTo: validTo ?? null,
    }));
    const steps = stepsOf(firm, { accounts, rates: dated, today });
    const mayRead = allows(actor().ability, 'read', 'NumberSeries');
    const next = series && mayRead ? previewNumber({ ...series, year: series.year ?? null }, today) : null;
    return { steps, done: isSetUp(steps), nextNumber: next };
  }

  async set(version: number, input: SetupInput): Promise<SetupRecord> {
    checkSetup(input);
    await this.em.transactional(async () => {
      await this.firm(version, input);
      await this.countryRates.take(input.country, input.isVatRegistered);
      await this.account(input);
      await this.numbers(input);
    });
    return this.get();
  }

  /** Fields that are hidden from the actor are not sent, and so keep their values. */
  private async firm(version: number, input: SetupInput): Promise<void> {
    const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...before } = await this.organisation.read();
    const { name, country, legalCode, isVatRegistered, street, city, baseCurrency, timeZone, language } = input;
    await this.organisation.update(version, {
      ...before,
      name,
      country,
      legalCode,
      isVatRegistered,
      street,
      city,
      baseCurrency,
      timeZone,
      language,
      vatCode: isVatRegistered ? input.vatCode : null,
      isInForetaksregisteret: input.isInForetaksregisteret ?? false,
      zip: input.zip ?? null,
      email: input.email ?? null,
      logoFileId: input.logoFileId ?? null,
    });
  }

  /** The default account of the base currency; an existing one is not added again. */
  private async account({ iban, bankName, bic, baseCurrency: currency }: SetupInput): Promise<void> {
    if (!iban || !bankName) return;
    if (await this.em.count(BankAccount, { iban: typedIban(iban) })) return;
    await this.bankAccounts.create({ bankName, iban, bic, currency, isDefault: true, kidMethod: 'none', kidLength: null });
  }

  private async numbers({ pattern, nextNumber }: SetupInput): Promise<void> {
    const series = await this.em.findOneOrFail(NumberSeries, invoices);
    if (series.pattern === pattern && series.nextNumber === nextNumber) return;
    // Skipping numbers needs a reason, which only the settings ask for.
    if (series.lastIssuedDate && nextNumber > series.nextNumber)
      throw new DomainError('number_series.reason_missing', undefined, { nextNumber: { code: 'number_series.reason_missing' } });
    const resetsYearly = series.resetsYearly && /\{YY(YY)?\}/.test(pattern);
    const { id, version, documentKind } = series;
    await this.numberSeries.update(id, version, { documentKind, pattern, nextNumber, resetsYearly });
  }
}

const invoices = { documentKind: 'invoice', isDefault: true } as const;
