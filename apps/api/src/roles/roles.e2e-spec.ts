import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RoleRecord } from '@kontor/domain';
import { listPath, testApp, type TestApp } from '../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

describe('roles', () => {
  it('are listed with their rules', async () => {
    const { body } = await (await api.as('admin')).get(listPath('roles', { sort: ['key', 'ASC'] })).expect(200);
    expect((body as RoleRecord[]).map(({ key }) => key)).toEqual([
      'accountant',
      'admin',
      'auditor',
      'client',
      'employee',
      'projectManager',
      'storekeeper',
    ]);
    expect((body as RoleRecord[])[1]?.rules).toEqual([{ action: 'manage', subject: 'all' }]);
  });

  it('are nobody else’s business', async () => {
    await (await api.as('accountant')).get('/api/v1/roles').expect(403);
    await (await api.as('admin')).post('/api/v1/roles').send({}).expect(404);
  });
});
