import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  employeesPerPage,
  isEmployeeFound,
  sliceIn,
  sliceOf,
  textIn,
  type EmployeePage,
  type EmployeeRecord,
} from '@kontor/domain';
import { SampleSets } from '../sets/sample-sets.ts';
import { employeeSet } from './employees.set.ts';

@Injectable()
export class EmployeesService {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: SampleSets,
  ) {}

  async all(): Promise<EmployeeRecord[]> {
    await this.sets.ready(employeeSet);
    const { rows } =
      await sql<EmployeeRecord>`select id, avatar, full_name, post, email, city, start_date, salary, age, experience, status
      from employee order by id`.execute(this.em.getKysely());
    return rows;
  }

  /** The answer contains all of them, so the page is cut from rows that are read anyway. */
  async page(query: object): Promise<EmployeePage> {
    const q = textIn(query, 'q');
    const allData = await this.all();
    const found = allData.filter((employee) => isEmployeeFound(employee, q));
    return { allData, invoices: sliceOf(found, sliceIn(query, employeesPerPage)), total: found.length };
  }
}
