import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import supertest from 'supertest';
import { createApp } from '../src/app.ts';
import { signAccessToken } from '../src/platform/auth/tokens.ts';
import { readConfig } from '../src/config.ts';
import { seed } from '../src/seed.ts';
import { freshDatabase } from './test-database.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type Agent = Record<Method, (path: string) => supertest.Test> & { userId: number; token: string };

export type TestApp = {
  app: INestApplication;
  url: string;
  dataDir: string;
  /** A manager of its own, outside any request. */
  em: () => EntityManager;
  /** A new person with the role of this key, signed in. */
  as: (role: string, person?: { fullName?: string; hourlyRate?: number; costRate?: number }) => Promise<Agent>;
  /** Requests without a token. */
  visitor: supertest.Agent;
  /** SQL straight on the database, for arranging and for looking. */
  sql: <T = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<T[]>;
  close: () => Promise<void>;
};

type Way = (databaseUrl: string) => Promise<string> | string;

/** The real application on a database of its own: `const api = await testApp()`. The way to the database may lead elsewhere first. */
export async function testApp(environment: Record<string, string> = {}, way: Way = (url) => url): Promise<TestApp> {
  const database = await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'kontor-data-'));
  await seed(database.url);
  const app = await createApp(
    readConfig({
      DATABASE_URL: await way(database.url),
      KONTOR_DATA_DIR: dataDir,
      KONTOR_LOG_LEVEL: 'silent',
      KONTOR_WORKER: 'false',
      KONTOR_POOL_MAX: '8',
      ...environment,
    }),
  );
  const server = app.getHttpServer() as Parameters<typeof supertest>[0];
  const orm = app.get(MikroORM);
  const sql = async <T>(text: string, values: unknown[] = []): Promise<T[]> => {
    const [statement, ...rest] = text.split('$');
    const positional = rest.length ? statement + rest.map((part) => part.replace(/^\d+/, '?')).join('') : text;
    return orm.em.fork().getConnection().execute<T[]>(positional, values, 'all');
  };
  let people = 0;
  return {
    app,
    url: database.url,
    dataDir,
    em: () => orm.em.fork(),
    visitor: supertest.agent(server),
    sql,
    as: async (role, person = {}) => {
      people += 1;
      const name = `${role}${people}`;
      const [user] = await sql<{ id: number }>(
        `insert into user_account (username, email, full_name, display_name, password_hash, role_id)
         select $1, $2, $3, $4, 'none', id from role where key = $5 returning id`,
        [name, `${name}@example.com`, person.fullName ?? name, person.fullName ?? name, role],
      );
      if (person.hourlyRate !== undefined || person.costRate !== undefined)
        await sql(`insert into user_rate (user_id, valid_from, hourly_rate, cost_rate) values ($1, '2020-01-01', $2, $3)`, [
          user?.id,
          person.hourlyRate ?? null,
          person.costRate ?? null,
        ]);
      const [session] = await sql<{ id: number }>('insert into session (user_id) values ($1) returning id', [user?.id]);
      if (!user || !session) throw new Error(`There is no role ${role}`);
      const token = await signAccessToken(app.get(JwtService), user.id, session.id, 600);
      const call = (method: Method) => (path: string) => supertest(server)[method](path).set('Authorization', `Bearer ${token}`);
      return {
        userId: user.id,
        token,
        get: call('get'),
        post: call('post'),
        put: call('put'),
        patch: call('patch'),
        delete: call('delete'),
      };
    },
    close: async () => {
      await app.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A list's address: `listPath('customers', { filter: { q: 'uab' }, range: [0, 9] })`. */
export function listPath(
  resource: string,
  query: { filter?: object; sort?: [string, string]; range?: [number, number] } = {},
): string {
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
  return `/api/v1/${resource}${parts.length ? `?${parts.join('&')}` : ''}`;
}
