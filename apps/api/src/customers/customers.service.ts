import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { CustomerInput, CustomerOption, CustomerRecord, CustomerWithProjects } from '@kontor/domain';
import { Page } from '../rest/page.ts';
import { allow } from '../rest/allow.ts';
import { removeAll } from '../rest/bulk.ts';
import { oneOf, pageOf, type ListQuery } from '../rest/list.ts';
import { allowFields, toChange } from '../rest/writing.ts';
import { Customer } from './customer.entity.ts';
import { customerList } from './customers.list.ts';

@Injectable()
export class CustomersService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<CustomerRecord>> {
    return pageOf(this.em, customerList, query);
  }

  get(id: number): Promise<CustomerRecord> {
    return oneOf(this.em, customerList, id);
  }

  async options(): Promise<CustomerOption[]> {
    const { rows } =
      await sql<CustomerOption>`select id, name, currency from customer where active order by name, id limit 1000`.execute(
        this.em.getKysely(),
      );
    return rows;
  }

  async optionsWithProjects(): Promise<CustomerWithProjects[]> {
    const { rows } = await sql<CustomerWithProjects>`select c.id, c.name, c.currency, coalesce(p.projects, '[]') as projects
      from (select id, name, currency from customer where active order by name, id limit 1000) c
      left join lateral (select json_agg(json_build_object('id', id, 'code', code, 'name', name) order by name) as projects
        from project where customer_id = c.id and status in ('planned', 'active')) p on true order by c.name, c.id`.execute(
      this.em.getKysely(),
    );
    return rows;
  }

  async create(input: CustomerInput): Promise<CustomerRecord> {
    allowFields('create', 'Customer', input);
    const customer = this.em.create(Customer, { ...input });
    await this.em.flush();
    return this.get(customer.id);
  }

  async update(id: number, version: number, input: CustomerInput): Promise<CustomerRecord> {
    const customer = await toChange(this.em, Customer, id, 'update', 'Customer', version);
    allowFields('update', 'Customer', input, customer);
    this.em.assign(customer, input);
    allow('update', 'Customer', customer);
    await this.em.flush();
    return this.get(id);
  }

  async remove(id: number, version: number): Promise<CustomerRecord> {
    const record = await this.get(id);
    const customer = await toChange(this.em, Customer, id, 'delete', 'Customer', version);
    this.em.remove(customer);
    await this.em.flush();
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeAll(this.em, Customer, 'Customer', ids);
  }
}
