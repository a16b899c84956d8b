import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listPath, testApp, type Agent, type TestApp } from '../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
let employee: Agent;
let accountant: Agent;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  employee = await api.as('employee', { fullName: 'Jonas Jonaitis', hourlyRate: 55, costRate: 30 });
  accountant = await api.as('accountant', { hourlyRate: 40 });
});
afterAll(() => api.close());

describe('users', () => {
  it('are listed whole to those who may, and never with a password', async () => {
    const { body } = await admin.get(listPath('users', { filter: { q: 'jonaitis' } })).expect(200);
    expect(body).toEqual([
      expect.objectContaining({ roleName: 'Employee', hourlyRate: 55, costRate: 30, emailConfirmed: false }),
    ]);
    expect((body as object[])[0]).not.toHaveProperty('passwordHash');
  });

  it('show an employee names, not rates and not emails', async () => {
    const { body } = await employee.get(`/api/v1/users/${employee.userId}`).expect(200);
    expect(Object.keys(body as object).sort()).toEqual(
      ['active', 'avatar', 'displayName', 'fullName', 'id', 'username', 'version'].sort(),
    );
    await employee.get(listPath('users', { sort: ['costRate', 'ASC'] })).expect(400);
  });

  it('take new rates, and remember the old ones', async () => {
    const path = `/api/v1/users/${employee.userId}/rates`;
    const { body } = await admin.put(path).send({ hourlyRate: 65, costRate: 33.5, version: 1 }).expect(200);
    expect(body).toMatchObject({ hourlyRate: 65, costRate: 33.5, version: 2 });
    const [change] = await api.sql(
      `select changes -> 'hourlyRate' as rate from audit where subject = 'User' and subject_id = $1`,
      [employee.userId],
    );
    expect(change).toEqual({ rate: [55, 65] });
    await admin.put(path).send({ hourlyRate: 66, version: 1 }).expect(409);
    await admin.put(path).send({ hourlyRate: -1, version: 2 }).expect(400);
    await admin.put(path).send({ passwordHash: 'x', version: 2 }).expect(400);
  });

  it('refuse to set or to wipe out rates by those who may not, their own included', async () => {
    await employee.put(`/api/v1/users/${admin.userId}/rates`).send({ hourlyRate: 1, version: 1 }).expect(403);
    const own = `/api/v1/users/${accountant.userId}/rates`;
    await accountant.put(own).send({ hourlyRate: 99, version: 1 }).expect(403);
    await accountant.put(own).send({ hourlyRate: null, version: 1 }).expect(403);
  });
});
