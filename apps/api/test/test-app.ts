import { mkdtempSync, rmSync } from 'node:fs';
import { Agent as Connections, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { AbilityRule } from '@kontor/domain';
import supertest from 'supertest';
import { createApp } from '../src/app.ts';
import { signAccessToken } from '../src/platform/auth/tokens.ts';
import { readConfig } from '../src/config.ts';
import { seed } from '../src/seed.ts';
import { store } from './builders/store.ts';
import { aRole, aSession, aUser, aUserRate } from './builders/user.ts';
import { freshDatabase } from './test-database.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type Agent = Record<Method, (path: string) => supertest.Test> & { userId: number; token: string };

type Person = { fullName?: string; hourlyRate?: number; costRate?: number };

export type TestApp = {
  app: INestApplication;
  url: string;
  dataDir: string;
  /** An entity manager outside any request. */
  em: () => EntityManager;
  /** A new person with the role of this key, signed in. */
  as: (role: string, person?: Person) => Promise<Agent>;
  /** A new person with a role of the firm that has these rules. */
  asOwnRole: (rules: AbilityRule[]) => Promise<Agent>;
  /** Requests without a token. */
  visitor: supertest.Agent;
  /** Plain SQL on the database, with values as `$1`, `$2`: for assertions, and for states that no call and no builder can produce. */
  sql: <T = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<T[]>;
  close: () => Promise<void>;
};

type Way = (databaseUrl: string) => Promise<string> | string;

/**
 * The real application on a database of its own: `const api = await testApp()`. `way` can redirect the connection, for instance
 * through a proxy; `template` is what its database begins with.
 */
export async function testApp(
  environment: Record<string, string> = {},
  way: Way = (url) => url,
  template?: string,
): Promise<TestApp> {
  const database = await freshDatabase(template);
  const dataDir = mkdtempSync(join(tmpdir(), 'kontor-data-'));
  await seed(database.url);
  const app = await createApp(
    readConfig({
      DATABASE_URL: await way(database.url),
      KONTOR_DATA_DIR: dataDir,
      KONTOR_LOG_LEVEL: 'silent',
      KONTOR_DEMO: 'true',
      KONTOR_REGISTRATION: 'first',
      KONTOR_WORKER: 'false',
      KONTOR_POOL_MAX: '8',
      ...environment,
    }),
  );
  // supertest would open a server of its own and a connection for each request, which take longer than most answers.
  await app.listen(0, '127.0.0.1');
  const server = app.getHttpServer() as Server;
  server.keepAliveTimeout = 0; // a connection is never ended at the moment in which a test uses it again
  const connections = new Connections({ keepAlive: true });
  const orm = app.get(MikroORM);
  const sql = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await orm.em.getConnection().getClient().executeQuery<T>(CompiledQuery.raw(text, values))).rows;
  const signedIn = async (roleId: number, name: string, { fullName = name, ...rates }: Person = {}): Promise<Agent> => {
    const email = `${name}@example.com`;
    const userId = await store(api, aUser({ username: name, email, fullName, displayName: fullName, roleId }));
    if (Object.keys(rates).length) await store(api, aUserRate({ userId, ...rates }));
    const token = await signAccessToken(app.get(JwtService), userId, await store(api, aSession({ userId })), 600);
    const call = (method: Method) => (path: string) =>
      supertest(server)[method](path).agent(connections).set('Authorization', `Bearer ${token}`);
    const calls = { get: call('get'), post: call('post'), put: call('put'), patch: call('patch'), delete: call('delete') };
    return { userId, token, ...calls };
  };
  let people = 0;
  const api: TestApp = {
    app,
    url: database.url,
    dataDir,
    em: () => orm.em.fork(),
    visitor: supertest.agent(server).use((request: supertest.Test) => void request.agent(connections)),
    sql,
    as: async (key, person) => {
      const [role] = await sql<{ id: number }>('select id from role where key = $1', [key]);
      if (!role) throw new Error(`There is no role ${key}`);
      people += 1;
      return signedIn(role.id, `${key}${people}`, person);
    },
    asOwnRole: async (rules) => {
      people += 1;
      return signedIn(await store(api, aRole({ rules })), `own${people}`);
    },
    close: async () => {
      await app.close();
      connections.destroy();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return api;
}

/** The address at which the application listens. */
export function addressOf({ app }: TestApp): string {
  return `http://127.0.0.1:${((app.getHttpServer() as Server).address() as AddressInfo).port}`;
}

/** A list's address: `listPath('customers', { filter: { q: 'uab' }, range: [0, 9] })`. */
export function listPath(
  resource: string,
  query: { filter?: object; sort?: [string, string]; range?: [number, number] } = {},
): string {
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
  return `/api/v1/${resource}${parts.length ? `?${parts.join('&')}` : ''}`;
}
