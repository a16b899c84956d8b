import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  invoiceStates,
  assertCodes,
  assertElectronicAddress,
  DomainError,
  type CustomerInput,
  type CustomerOption,
  type CustomerRecord,
  type CustomerWithProjects,
} from '@kontor/domain';
import { inStates } from '../../platform/facts/states.ts';
import { saveRates } from '../../firm/dated-rates/save-rates.ts';
import { askAlike } from '../../firm/parties/alike.ts';
import { Page } from '../../platform/rest/page.ts';
import { collation } from '../../platform/orm/alphabet.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { pauseWith } from '../../platform/subjects/switching-off.ts';
import { createOne, removeMany, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { Customer } from './customer.entity.ts';
import { customerList } from './customers.list.ts';
import { optionsPage, type OptionsQuery } from './options-query.ts';

@Injectable()
export class CustomersService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<CustomerRecord>> {
    return pageOf(this.em, customerList, query);
  }

  get(id: number): Promise<CustomerRecord> {
    return oneOf(this.em, customerList, id);
  }

  async options({ page = 1 }: OptionsQuery): Promise<CustomerOption[]> {
    const { rows } = await sql<CustomerOption>`select id, name, currency from customer where active
      order by name ${sql.raw(collation())}, id limit ${optionsPage} offset ${(page - 1) * optionsPage}`.execute(
      this.em.getKysely(),
    );
    return rows;
  }

  async optionsWithProjects({ page = 1 }: OptionsQuery): Promise<CustomerWithProjects[]> {
    const alphabet = sql.raw(collation());
    const { rows } = await sql<CustomerWithProjects>`select c.id, c.name, c.currency, coalesce(p.projects, '[]') as projects
      from (select id, name, currency from customer where active order by name ${alphabet}, id
        limit ${optionsPage} offset ${(page - 1) * optionsPage}) c
      left join lateral (select json_agg(json_build_object('id', id, 'code', code, 'name', name) order by name ${alphabet}) as projects
        from project where customer_id = c.id and status in ('planned', 'active')) p on true order by c.name ${alphabet}, c.id`.execute(
      this.em.getKysely(),
    );
    return rows;
  }

  async create({ rates, alikeConfirmed, pauseConfirmed: _, ...input }: CustomerInput): Promise<CustomerRecord> {
    assertCodes(input);
    assertElectronicAddress(input);
    await this.askAlike(input, alikeConfirmed);
    const id = await this.em.transactional(async (em) => {
      const created = await createOne(em, Customer, input);
      await saveRates(em, 'customerId', created, rates);
      return created.id;
    });
    return this.get(id);
  }

  update(
    id: number,
    version: number,
    { rates, alikeConfirmed, pauseConfirmed, ...input }: CustomerInput,
  ): Promise<CustomerRecord> {
    return readAfter(this.em, customerList, id, async (em) => {
      const changed = await updateOne(em, Customer, {
        id,
        version,
        input,
        check: async (before) => {
          assertCodes(input, before);
          assertElectronicAddress(input);
          await this.askAlike(input, alikeConfirmed, before);
          if (input.currency !== before.currency) await this.assertNothingPriced(id, before.currency);
          await pauseWith(em, Customer, { before, active: input.active, confirmed: pauseConfirmed });
        },
      });
      await saveRates(em, 'customerId', changed, rates);
    });
  }

  async remove(id: number, version: number): Promise<CustomerRecord> {
    const record = await this.get(id);
    await removeOne(this.em, Customer, id, version);
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeMany(this.em, Customer, ids);
  }

  private askAlike(given: CustomerInput, confirmed: boolean | undefined, before?: Customer): Promise<void> {
    return askAlike(this.em, Customer, { given, before, fields: ['legalCode', 'vatCode', 'name'], confirmed });
  }

  /** Rates of hours, fixed prices and their parts are numbers in the customer's currency: under another one, 920 kroner would become 920 euros. */
  private async assertNothingPriced(id: number, currency: string): Promise<void> {
    const { rows } = await sql`select 1 from time_entry t join project p on p.id = t.project_id
        where p.customer_id = ${id} and t.billing_rate is not null
      union all select 1 from project where customer_id = ${id} and billing = 'fixedPrice' and budget_amount is not null
      union all select 1 from milestone m join project p on p.id = m.project_id where p.customer_id = ${id} and m.amount is not null
      union all select 1 from change_order o join project p on p.id = o.project_id where p.customer_id = ${id}
      union all select 1 from invoice where customer_id = ${id} and ${inStates('status', invoiceStates.open)} and currency = ${currency}
      union all select 1 from payment where customer_id = ${id} and unallocated > 0 and currency = ${currency}
      union all select 1 from credit_note where customer_id = ${id} and unallocated > 0 and currency = ${currency} limit 1`.execute(
      this.em.getKysely(),
    );
    const problem = { code: 'customer.keeps_currency', params: { currency } } as const;
    if (rows.length) throw new DomainError(problem.code, problem.params, { currency: problem });
  }
}
