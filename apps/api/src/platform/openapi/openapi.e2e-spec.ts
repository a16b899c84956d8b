import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routesOf } from '../auth/check-routes.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

type Operation = {
  summary?: string;
  responses: Record<string, unknown>;
  'x-ability'?: { verb: string; subject: string };
  security: unknown[];
};
const document = JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Every operation without a token. Adding one is a decision, and needs a line here. */
const open = [
  'GET /api/docs',
  'GET /api/docs/{part}',
  'GET /api/openapi.json',
  'GET /api/v1/avatars/{name}',
  'GET /api/v1/calendar-feed/{name}',
  'GET /api/v1/events',
  'GET /health/live',
  'GET /health/ready',
  'GET /jwt/options',
  'GET /metrics',
  'POST /api/v1/access-point/news',
  'POST /api/v1/account/accept-invitation',
  'POST /api/v1/account/check-link',
  'POST /api/v1/account/confirm-email',
  'POST /api/v1/account/forgot-password',
  'POST /api/v1/account/reset-password',
  'POST /jwt/login',
  'POST /jwt/logout',
  'POST /jwt/refresh-token',
  'POST /jwt/register',
];

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

describe('the OpenAPI document', () => {
  it('has a page that loads nothing from other sites', async () => {
    const { text } = await api.visitor.get('/api/docs').expect(200).expect('Content-Type', /html/);
    for (const [, address] of text.matchAll(/(?:src|href)="([^"]+)"/g)) await api.visitor.get(String(address)).expect(200);
    await api.visitor.get('/api/docs/package.json').expect(404);
  });
  it('has every route of the application, and no other', () => {
    const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`).sort();
    const actual = routesOf(api.app)
      .filter(({ isPage }) => !isPage)
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
      .sort();
    expect(described).toEqual(actual);
  });
  it('says what every operation does, what it needs and how it refuses', () => {
    for (const { path, method, operation } of operations) {
      expect([path, method, operation.summary ?? '']).toEqual([path, method, expect.stringMatching(/\w.*\.$/)]);
      expect(Object.keys(operation.responses).some((status) => status >= '400')).toBe(true);
    }
  });
  it('has no open operation outside the list', () => {
    const found = operations
      .filter(({ operation }) => operation.security.length === 0)
      .map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    expect(found.sort()).toEqual(open);
  });
});

describe('closed by default', () => {
  it.each(operations.filter(({ operation }) => operation.security.length > 0).map(({ path, method }) => [method, path]))(
    '%s %s refuses a visitor',
    async (method, path) => {
      const answer = await api.visitor[method as 'get'](path.replace(/\{\w+\}/g, '1')).send(method === 'get' ? undefined : {});
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ statusCode: 401, code: 'error.not_signed_in' });
    },
  );
  it.each(
    operations
      .filter(({ operation }) => operation['x-ability'] && !['ACL', 'Auth'].includes(operation['x-ability'].subject))
      .map(({ path, method }) => [method, path]),
  )('%s %s refuses the weakest role', async (method, path) => {
    const client = await api.as('client');
    const answer = await client[method as 'get'](path.replace(/\{\w+\}/g, '1')).send(method === 'get' ? undefined : {});
    expect(answer.status).toBe(403);
  });
});
