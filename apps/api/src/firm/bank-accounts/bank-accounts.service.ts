import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, isBic, isIban, typedIban, type BankAccountInput, type BankAccountRecord, type Code } from '@kontor/domain';
import { changeAlso } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { createOne, removeMany, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { BankAccount } from './bank-account.entity.ts';
import { bankAccountList } from './bank-accounts.list.ts';

const refuse = (field: string, code: Code): never => {
  throw new DomainError(code, undefined, { [field]: { code } });
};

/** IBAN and BIC without the spaces that make them readable, a Norwegian account as its IBAN. */
function checked(input: BankAccountInput): BankAccountInput {
  const iban = typedIban(input.iban);
  const bic = input.bic?.replace(/\s/g, '').toUpperCase() || null;
  if (!isIban(iban)) refuse('iban', 'bank_account.bad_iban');
  if (bic && !isBic(bic)) refuse('bic', 'bank_account.bad_bic');
  return { ...input, iban, bic };
}

@Injectable()
export class BankAccountsService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<BankAccountRecord>> {
    return pageOf(this.em, bankAccountList, query);
  }

  get(id: number): Promise<BankAccountRecord> {
    return oneOf(this.em, bankAccountList, id);
  }

  async create(input: BankAccountInput): Promise<BankAccountRecord> {
    return this.em.transactional(async (em) => {
      await this.onlyDefault(input);
      const { id } = await createOne(em, BankAccount, checked(input));
      return this.get(id);
    });
  }

  async update(id: number, version: number, input: BankAccountInput): Promise<BankAccountRecord> {
    return this.em.transactional(async (em) => {
      const check = () => this.onlyDefault(input, id);
      await updateOne(em, BankAccount, { id, version, input: checked(input), check });
      return this.get(id);
    });
  }

  async remove(id: number, version: number): Promise<BankAccountRecord> {
    const record = await this.get(id);
    await removeOne(this.em, BankAccount, id, version);
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeMany(this.em, BankAccount, ids);
  }

  /** One default account per currency: a new one replaces the old one. */
  private async onlyDefault(input: BankAccountInput, id = 0): Promise<void> {
    if (!input.isDefault) return;
    for (const other of await this.em.find(BankAccount, { isDefault: true, currency: input.currency, id: { $ne: id } }))
      changeAlso('BankAccount', other, { isDefault: false });
    await this.em.flush();
  }
}
