import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { abilityOf, allows } from '@kontor/abilities';
import { DomainError, type BackgroundJobRecord } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { actor } from '../../platform/context/actor.ts';
import { runWith } from '../../platform/context/context.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { BackgroundJobRunner } from './background-job-runner.ts';
import { startBackgroundJob, type BackgroundJobKind, type Work } from './background-job.ts';

type Input = { names: string[] };
const greeting: BackgroundJobKind<Input> = {
  name: 'greeting',
  title: { en: ({ names }) => `Greetings (${names.length})`, lt: () => 'Sveikinimai', no: () => 'Hilsener' },
  mayHaveFile: () => allows(actor().ability, 'manage', 'all'),
};

let api: TestApp;
let admin: Agent;
let work: Work<Input>;
const greeted: string[] = [];

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  api.app.get(BackgroundJobRunner).register(greeting, (input, progress) => work(input, progress));
});
afterAll(() => api.close());

/** In the transaction of the step, as a service would. */
async function note(name: string): Promise<void> {
  greeted.push(`${actor().kind} ${actor().userId === admin.userId} ${name}`);
  await sql`insert into error_log (level, source, message, fingerprint) values ('warning', 'job', ${name}, ${name})`.execute(
    api.app.get(EntityManager).getKysely(),
  );
}
const toEach: Work<Input> = async ({ names }, progress) => {
  await progress.each(
    names,
    (name) => name,
    async (name) => {
      if (name === 'Nobody') throw new DomainError('error.in_use');
      await note(name);
    },
  );
  return { link: '/people' };
};
async function start(names: string[], by = admin): Promise<number> {
  const em = api.em();
  const rules = { rules: [], ability: abilityOf([]) };
  const { id } = await runWith({ requestId: 'test', actor: { kind: 'person', userId: by.userId, sessionId: 1, ...rules } }, () =>
    em.transactional((inner) => startBackgroundJob(inner, greeting, { names }, names.length)),
  );
  return id;
}
const job = async (name: string, payload: object, isLastTry = false): Promise<void> =>
  api.app
    .get(JobRegistry)
    .entries.find((entry) => entry.name === name)
    ?.work(payload as never, api.em(), isLastTry);
const run = (id: number, isLastTry = false): Promise<void> => job('runBackgroundJob', { id, sessionId: 1 }, isLastTry);
const get = async (id: number, by = admin): Promise<BackgroundJobRecord> =>
  (await by.get(`/api/v1/background-jobs/${id}`).expect(200)).body as BackgroundJobRecord;

it('work in the name of their person, count what is done and tell what was refused', async () => {
  work = toEach;
  const id = await start(['Ona', 'Nobody', 'Kari']);
  expect(await get(id)).toMatchObject({ title: 'Greetings (3)', state: 'waiting', done: 0, total: 3, startedAt: null });
  await run(id);
  expect(await get(id)).toMatchObject({
    state: 'done',
    done: 3,
    problems: [{ name: 'Nobody', code: 'error.in_use', params: null }],
    link: '/people',
    fileName: null,
  });
  expect(greeted).toEqual(['person true Ona', 'person true Kari']);
  expect(await api.sql(`select kind, params, subject_id from notification where user_id = $1`, [admin.userId])).toEqual([
    { kind: 'backgroundJobDone', params: { name: 'Greetings (3)' }, subject_id: id },
  ]);
});

it('go on after a standstill behind what was stored, and repeat nothing', async () => {
  greeted.length = 0;
  const id = await start(['Per', 'Liv', 'Ida']);
  work = async ({ names }, progress) => {
    await progress.each(
      names,
      (name) => name,
      async (name) => {
        await note(name);
        if (name === 'Liv') throw new Error('the power is gone');
      },
    );
    return {};
  };
  await expect(run(id)).rejects.toThrow('the power is gone');
  expect(await get(id)).toMatchObject({ state: 'running', done: 1 });
  work = toEach;
  await run(id);
  expect(greeted.map((one) => one.split(' ').at(-1))).toEqual(['Per', 'Liv', 'Liv', 'Ida']);
  expect(await api.sql(`select message from error_log where message in ('Per', 'Liv', 'Ida') order by id`)).toHaveLength(3);
});

it('say in the end that they failed, without a word of the inside', async () => {
  work = () => Promise.reject(new Error('secret of the inside'));
  const id = await start(['Ona']);
  await expect(run(id, true)).rejects.toThrow('secret');
  expect(await get(id)).toMatchObject({ state: 'failed', errorCode: 'error.unexpected', errorParams: null });
  expect(await api.sql(`select kind from notification where subject_id = $1`, [id])).toEqual([{ kind: 'backgroundJobFailed' }]);
});

it('end at the next step when they are cancelled, or their person is switched off', async () => {
  const leaver = await api.as('admin');
  const [one, other] = [await start(['Ona', 'Kari']), await start(['Ona', 'Kari'], leaver)];
  work = async ({ names }, progress) => {
    await progress.each(
      names,
      (name) => name,
      async () => {
        if ((await get(one)).state === 'running') await admin.post(`/api/v1/background-jobs/${one}/cancel`).send({}).expect(200);
        else await api.sql(`update user_account set active = false where id = $1`, [leaver.userId]);
      },
    );
    return {};
  };
  await run(one);
  expect(await get(one)).toMatchObject({ state: 'cancelled', done: 0 });
  await admin.post(`/api/v1/background-jobs/${one}/cancel`).send({}).expect(409);
  await run(one); // a try that was already waiting
  await run(other);
  expect(await api.sql(`select state, done, error_code from background_job where id = $1`, [other])).toEqual([
    { state: 'failed', done: 0, error_code: 'background_job.rights_lost' },
  ]);
});

it('take the rights that their person has at each step', async () => {
  const reader = await api.asOwnRole([{ action: 'read', subject: 'Item' }]);
  const rights: boolean[] = [];
  work = async ({ names }, progress) => {
    await progress.each(
      names,
      (name) => name,
      async () => {
        rights.push(actor().ability.can('read', 'Item'));
        await api.sql(`update role set rules = '[]' where id = (select role_id from user_account where id = $1)`, [
          reader.userId,
        ]);
      },
    );
    return {};
  };
  await run(await start(['a', 'b', 'c'], reader));
  expect(rights).toEqual([true, false, false]);
});

it('keep their file for their person for three days while they have the rights to it, and end when nobody works on them any more', async () => {
  work = () =>
    Promise.resolve({ file: { name: 'hello.txt', mimeType: 'text/plain', content: Readable.from([Buffer.from('labas')]) } });
  const id = await start([]);
  const path = `/api/v1/background-jobs/${id}/file`;
  await admin.get(path).expect(409);
  await run(id);
  expect(await get(id)).toMatchObject({ state: 'done', fileName: 'hello.txt', fileSize: 5 });
  expect((await admin.get(path).expect(200)).text).toBe('labas');
  const stranger = await api.as('admin');
  await stranger.get(path).expect(404);
  await stranger.post(`/api/v1/background-jobs/${id}/cancel`).send({}).expect(404);
  expect((await stranger.get('/api/v1/background-jobs').expect(200)).body).toEqual([]);

  const leaver = await api.asOwnRole([{ action: 'read', subject: 'Item' }]);
  const left = await start([], leaver);
  await run(left);
  await leaver.get(`/api/v1/background-jobs/${left}/file`).expect(403);

  const lost = await start([]);
  await api.sql(`select graphile_worker.remove_job('background job ${lost}')`);
  await api.sql(`update background_job set file_until = now() - interval '1 minute' where id = $1`, [id]);
  await job('sweepBackgroundJobs', {});
  expect(await get(lost)).toMatchObject({ state: 'failed', errorCode: 'background_job.interrupted' });
  expect((await admin.get(path).expect(409)).body).toMatchObject({ code: 'background_job.no_file' });
});

it('are five at most at a time for one person, also when they are started at once', async () => {
  const busy = await api.as('admin');
  const started = await Promise.allSettled(Array.from({ length: 8 }, () => start([], busy)));
  const refused = started.filter(({ status }) => status === 'rejected');
  expect(refused.map((one) => (one as PromiseRejectedResult).reason as unknown)).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ code: 'background_job.too_many' })),
  );
});
