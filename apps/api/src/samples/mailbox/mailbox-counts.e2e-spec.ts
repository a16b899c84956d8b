import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emailFolders } from '@kontor/domain';
import { newSeed, randomOf } from '../../../test/random.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { verify } from '../../tools/verify.ts';

let api: TestApp;
let one: Agent;
let other: Agent;
beforeAll(async () => {
  api = await testApp();
  [one, other] = [await api.as('employee'), await api.as('employee')];
});
afterAll(() => api.close());

const differences = async (): Promise<string[]> => (await verify(api.url)).problems;

describe('the counters of a mailbox', () => {
  const seed = newSeed();
  it(`follow every change of emails (seed ${seed})`, async () => {
    const { whole, pick, chance } = randomOf(seed);
    for (let at = 0; at < 60; at++) {
      const person = pick([one, other]);
      const emailIds = Array.from({ length: 5 }, () => whole(1, 30));
      const dataToUpdate = pick([{ isRead: chance(50) }, { folder: pick(emailFolders) }, { isStarred: true }]);
      if (chance(15)) await person.delete('/apps/email/trash').expect(200);
      else if (chance(20))
        await person
          .post('/apps/email/save-draft')
          .send({ email: { to: [], subject: `${at}`, message: '' } })
          .expect(201);
      else await person.post('/apps/email/update-emails').send({ emailIds, dataToUpdate }).expect(200);
    }
    expect(await differences()).toEqual([]);
  });

  it(`stay right under concurrent changes of one mailbox, which never deadlock (seed ${seed})`, async () => {
    const { whole, chance } = randomOf(seed);
    for (let round = 0; round < 10; round++) {
      // With statistics the planner reads so few rows in the order in which they lie, which is another one for each change.
      await api.sql('analyze email');
      await Promise.all(
        Array.from({ length: 24 }, (_, at) =>
          one
            .post('/apps/email/update-emails')
            .send({
              emailIds: Array.from({ length: 12 }, () => whole(1, 30)),
              dataToUpdate: at % 2 ? { isRead: false, folder: 'inbox' } : { isRead: chance(50), isStarred: chance(50) },
            })
            .expect(200),
        ),
      );
    }
    const [deadlocks] = await api.sql('select deadlocks::int from pg_stat_database where datname = current_database()');
    expect(deadlocks).toEqual({ deadlocks: 0 });
    expect(await differences()).toEqual([]);
  });

  it('are deleted with the person, and fail verify when they are wrong', async () => {
    await api.sql('update email_count set draft = draft + 1 where user_id = $1', [one.userId]);
    expect((await differences()).join()).toContain('the counts of a mailbox differ from its mails');
    await api.sql('update email_count set draft = draft - 1 where user_id = $1', [one.userId]);
    await api.sql('delete from user_account where id = $1', [other.userId]);
    expect(await api.sql('select user_id from email_count where user_id = $1', [other.userId])).toEqual([]);
    expect(await differences()).toEqual([]);
  });
});
