import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations } from '../../../test/operations.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { methodsAt } from './methods-at.ts';

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
});
afterAll(() => api.close());

const addresses = [...new Set(operations.map(({ path }) => path))];
const known = new Set<string>(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

describe('an address that does not take a method', () => {
  it('says which it takes, wherever there is one', async () => {
    const wrong: unknown[] = [];
    for (const address of addresses) {
      const takes = operations.filter(({ path }) => path === address).map(({ method }) => method);
      const method = (['patch', 'delete', 'put'] as const).find((one) => !takes.includes(one));
      if (!method) continue;
      const { status, body, headers } = await admin[method](address.replace(/\{\w+\}/g, '1'));
      const allowed = headers['allow']?.split(', ') ?? [];
      const lacks = takes.filter((one) => !allowed.includes(one.toUpperCase()));
      const { code } = body as { code: string };
      if (status !== 405 || code !== 'error.method_not_allowed' || lacks.length > 0 || allowed.some((one) => !known.has(one)))
        wrong.push({ method, address, status, code, allowed });
    }
    expect(wrong).toEqual([]);
  });

  it('is told so before anybody signs in, and an address of nothing stays one', async () => {
    const { body, headers } = await api.visitor.put('/api/v1/customers/').expect(405);
    expect([headers['allow'], (body as { code: string }).code]).toEqual(['GET, HEAD, POST, DELETE', 'error.method_not_allowed']);
    for (const path of ['/api/v1/nothing', '/api/v1/customers/1/nothing', '/api/v1'])
      expect((await admin.put(path).expect(404)).body).toMatchObject({ code: 'error.no_such_route' });
  });
});

it('names by word come before what could be an id', () => {
  const at = methodsAt([
    { method: 'GET', path: '/a/:id' },
    { method: 'PUT', path: '/a/:id' },
    { method: 'GET', path: '/a/totals' },
  ]);
  expect([at('/a/totals'), at('/A/7/'), at('/a'), at('/a/7/b')]).toEqual([['GET', 'HEAD'], ['GET', 'HEAD', 'PUT'], [], []]);
});
