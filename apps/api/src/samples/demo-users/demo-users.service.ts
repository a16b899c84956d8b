import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import {
  demoUserOf,
  demoUserPosition,
  mostDemoUsers,
  type DemoUserAnswer,
  type DemoUserFilter,
  type DemoUserInput,
  type DemoUserPage,
  type DemoUserRecord,
  type Slice,
} from '@kontor/domain';
import { SampleSets } from '../sets/sample-sets.ts';
import { DemoUser } from './demo-user.entity.ts';
import { demoUserSet } from './demo-users.set.ts';

const columns = sql`id, full_name as "fullName", company, role, username, country, contact, email,
  current_plan as "currentPlan", status, avatar`;

@Injectable()
export class DemoUsersService {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: SampleSets,
  ) {}

  async all(): Promise<DemoUserRecord[]> {
    await this.sets.ready(demoUserSet);
    return this.rows(sql`from demo_user order by position limit ${mostDemoUsers}`);
  }

  async page(filter: DemoUserFilter, { perPage, page }: Slice): Promise<DemoUserPage> {
    await this.sets.ready(demoUserSet);
    const from = sql`from demo_user where ${whereOf(filter)}`;
    const [users, { rows }] = await Promise.all([
      this.rows(sql`${from} order by position limit ${perPage} offset ${(page - 1) * perPage}`),
      sql<{ total: number }>`select count(*) as total ${from}`.execute(this.em.getKysely()),
    ]);
    return { users, total: rows[0]?.total ?? 0 };
  }

  async get(id: number | undefined): Promise<DemoUserAnswer> {
    await this.sets.ready(demoUserSet);
    const [user] = await this.rows(sql`from demo_user where id = ${id ?? null}`);
    return { user: user ?? null };
  }

  async add(input: DemoUserInput): Promise<{ user: DemoUserRecord }> {
    await this.sets.ready(demoUserSet);
    return this.em.transactional(async (em) => {
      const user = demoUserOf(await this.sets.takeId(em, demoUserSet), input);
      em.create(DemoUser, { ...user, position: demoUserPosition(user.id) });
      return { user };
    });
  }

  /** An unknown user is no error. */
  async remove(id: number | undefined): Promise<void> {
    await this.sets.ready(demoUserSet);
    const user = id === undefined ? null : await this.em.findOne(DemoUser, { id });
    if (user) await this.em.remove(user).flush();
  }

  private async rows(from: RawBuilder<unknown>): Promise<DemoUserRecord[]> {
    return (await sql<DemoUserRecord>`select ${columns} ${from}`.execute(this.em.getKysely())).rows;
  }
}

/** `fitsDemoUser` as SQL. */
function whereOf({ q, role, currentPlan, status }: DemoUserFilter): RawBuilder<unknown> {
  const has = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`position(lower(${q}) in lower(${column})) > 0`;
  const conditions = [
    q ? sql`(${has(sql`username`)} or ${has(sql`full_name`)})` : undefined,
    role ? sql`role = ${role}` : undefined,
    currentPlan ? sql`current_plan = ${currentPlan}` : undefined,
    status ? sql`status = ${status}` : undefined,
  ].filter((condition) => condition !== undefined);
  return conditions.length ? sql.join(conditions, sql` and `) : sql`true`;
}
