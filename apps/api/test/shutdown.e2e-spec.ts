import { Agent as Connections, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { EntityManager } from '@mikro-orm/postgresql';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { JobRunner } from '../src/platform/jobs/job-runner.ts';
import type { AppAdapter } from '../src/app.adapter.ts';
import { testApp, type Agent, type TestApp } from './test-app.ts';

let api: TestApp;
let admin: Agent;
let connections: Connections;
let finishWork = (): void => undefined;
let port: number;
let closing: Promise<void> | undefined;

/** Begins to end the program, which still has a job to finish. */
function end(): void {
  const runner = api.app.get(JobRunner);
  const stop = runner.beforeApplicationShutdown.bind(runner);
  const work = new Promise<void>((done) => (finishWork = done));
  jest.spyOn(runner, 'beforeApplicationShutdown').mockImplementation(async () => {
    await work;
    await stop();
  });
  closing = api.close();
}

async function call(path: string, token?: string): Promise<IncomingMessage> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const sent = request({ port, path, agent: connections, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}
/** Resolves when another connection waits for a lock of this one. */
async function waits(em: EntityManager): Promise<void> {
  const blocked = 'select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))';
  while (!(await em.getConnection().execute<unknown[]>(blocked, [], 'all', em.getTransactionContext())).length);
}
const ticket = async (): Promise<string> =>
  ((await admin.post('/api/v1/events/ticket').expect(200)).body as { ticket: string }).ticket;

beforeEach(async () => {
  api = await testApp();
  ({ port } = (api.app.getHttpServer() as { address(): AddressInfo }).address());
  admin = await api.as('admin');
  connections = new Connections({ keepAlive: true, maxSockets: 1 });
});
afterEach(async () => {
  finishWork();
  await closing;
  connections.destroy();
  jest.restoreAllMocks();
});

it('ends although a screen comes back at once for its live events', async () => {
  const [first, second] = [await ticket(), await ticket()];
  const line = await call(`/api/v1/events?ticket=${first}`);
  end();
  await once(line.resume(), 'end');
  const again = await call(`/api/v1/events?ticket=${second}`).then(
    ({ statusCode }) => statusCode,
    ({ code }: { code: string }) => code,
  );
  // Its connection may be gone by then; it never becomes a line that would keep the program from ending.
  expect([503, 'ECONNREFUSED', 'ECONNRESET']).toContain(again);
  finishWork();
  await closing;
});

it('cuts a request that is not finished in time', async () => {
  (api.app.getHttpAdapter() as AppAdapter).finishMs = 50;
  await api.em().transactional(async (em) => {
    await em.getConnection().execute('lock table customer in access exclusive mode', [], 'all', em.getTransactionContext());
    const asking = call('/api/v1/customers', admin.token).catch((error: unknown) => error as { code: string });
    await waits(em);
    end();
    finishWork();
    expect(await asking).toMatchObject({ code: 'ECONNRESET' });
  });
  await closing;
});
