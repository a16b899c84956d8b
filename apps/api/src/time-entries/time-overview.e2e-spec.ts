import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TimeDay } from '@kontor/domain';
import { rowsRead, statementsOf } from '../../test/statements.ts';
import { testApp, type Agent, type TestApp } from '../../test/test-app.ts';
import { aProject } from './hours.sample.ts';

let api: TestApp;
let admin: Agent;
let projectId: number;

/** An hour of five people on each of 5,000 days until 31 October 2026. */
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  projectId = (await aProject(api)).projectId;
  const people: number[] = [];
  for (const fullName of ['Ona', 'Per', 'Rūta', 'Ola', 'Jonas']) people.push((await api.as('employee', { fullName })).userId);
  await api.sql(
    `insert into time_entry (user_id, project_id, work_date, minutes, billable, billing_rate)
     select u.id, $1, date '2026-10-31' - n, 60, n % 2 = 0, 50 from generate_series(0, 4999) n, user_account u where u.id >= $2 order by n desc, u.id`,
    [projectId, people[0]],
  );
  await api.sql('analyze time_entry');
});
afterAll(() => api.close());

describe('the days of everybody', () => {
  const all = '/api/v1/time-entries/days?from=2000-01-01&to=2100-01-01';
  it('are the latest, and older hours than those are not read', async () => {
    let days: TimeDay[] = [];
    const asked = await statementsOf(async () => {
      days = (await admin.get(all).expect(200)).body as TimeDay[];
    });
    expect(days).toHaveLength(2000);
    expect(days.slice(0, 6).map(({ date, userName }) => `${date} ${userName}`)).toEqual([
      '2026-10-31 Jonas',
      '2026-10-31 Ola',
      '2026-10-31 Ona',
      '2026-10-31 Per',
      '2026-10-31 Rūta',
      '2026-10-30 Jonas',
    ]);
    expect(days.at(-1)?.date).toBe('2025-09-27');
    expect(await rowsRead(api.url, asked)).toBeLessThan(4000);
  });
});
