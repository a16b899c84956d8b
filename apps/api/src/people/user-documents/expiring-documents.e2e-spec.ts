import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NotificationRecord } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { clock } from '../../platform/context/clock.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';

let api: TestApp;
let admin: Agent;
let person: Agent;
const { now } = clock;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  person = await api.as('employee', { fullName: 'Ona Onaitė' });
  await api.sql(
    `insert into organisation (id, name, country, base_currency, time_zone) values (1, 'F', 'LT', 'EUR', 'Europe/Vilnius')
     on conflict (id) do update set time_zone = 'Europe/Vilnius', document_days = 30`,
  );
  await api.sql('update organisation set document_days = 30');
  await api.sql(
    `insert into user_document (user_id, name, mime_type, size, sha256, storage_key, valid_until)
     values ($1, 'Licence.pdf', 'application/pdf', 1, $2, 'a', '2026-04-14'), ($1, 'Contract.pdf', 'application/pdf', 1, $2, 'b', null)`,
    [person.userId, 'a'.repeat(64)],
  );
});
afterAll(async () => {
  clock.now = now;
  await api.close();
});

const told = async (agent: Agent): Promise<NotificationRecord[]> =>
  ((await agent.get('/api/v1/notifications').expect(200)).body as NotificationRecord[]).filter(
    ({ kind }) => kind === 'documentExpires',
  );
const at = async (moment: string): Promise<void> => {
  clock.now = () => new Date(moment);
  const task = api.app.get(JobRegistry).entries.find(({ name }) => name === 'tellExpiring');
  await task?.work({} as never, api.em(), false);
};

describe('a user document that expires', () => {
  it('is announced once, the set number of days ahead, to the person and to those who manage users', async () => {
    const others = [await api.as('accountant'), await api.as('projectManager')];
    await at('2026-03-14T21:59:00Z');
    expect(await told(person)).toEqual([]);
    await at('2026-03-14T22:01:00Z');
    await at('2026-03-15T22:01:00Z');
    const params = { name: 'Licence.pdf', person: 'Ona Onaitė' };
    expect(await told(person)).toEqual([expect.objectContaining({ params, subject: null })]);
    expect(await told(admin)).toEqual([expect.objectContaining({ params, subject: 'User', subjectId: person.userId })]);
    for (const other of others) expect(await told(other)).toEqual([]);
  });

  it('is announced again when it has another last day', async () => {
    await api.sql(`update user_document set valid_until = '2026-04-15' where name = 'Licence.pdf'`);
    await at('2026-03-20T10:00:00Z');
    expect(await told(person)).toHaveLength(2);
  });
});
