import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { toAnswer } from '../../platform/errors/to-answer.ts';
import { Role } from '../roles/role.entity.ts';
import { User } from './user.entity.ts';

let api: TestApp;
let admins: Agent[];

beforeAll(async () => {
  api = await testApp({ KONTOR_POOL_MAX: '16' });
  admins = [await api.as('admin'), await api.as('admin')];
});
afterAll(() => api.close());

const activeAdmins = async (): Promise<number> => {
  const [row] = await api.sql<{ count: number }>(
    `select count(*)::int as count from user_account u join role r on r.id = u.role_id where r.key = 'admin' and u.active`,
  );
  return row?.count ?? 0;
};
const backToTwo = (): Promise<unknown> =>
  api.sql(`update user_account set active = true, role_id = (select id from role where key = 'admin')`);

/** The refusal of each attempt; undefined for one that succeeded. */
const attempts = (change: (user: User, employeeRoleId: number) => void): Promise<(string | undefined)[]> =>
  Promise.all(
    Array.from({ length: 16 }, async (_, at) => {
      const em = api.em();
      const employee = await em.findOneOrFail(Role, { key: 'employee' });
      const user = await em.findOneOrFail(User, admins[at % 2]?.userId ?? 0);
      change(user, employee.id);
      return em.flush().then(
        () => undefined,
        (error: unknown) => toAnswer(error).code,
      );
    }),
  );

describe('the last active Admin stays', () => {
  it.each([
    ['demoted', (user: User, employeeRoleId: number) => void (user.roleId = employeeRoleId)],
    ['switched off', (user: User) => void (user.active = false)],
  ])('when two are %s sixteen times at once', async (_, change) => {
    await backToTwo();
    const told = await attempts(change);
    expect(await activeAdmins()).toBe(1);
    expect(told).toContain('user.cannot_leave_no_admin');
  });

  it('when one is demoted and the other deactivated at once, again and again', async () => {
    for (let round = 0; round < 20; round += 1) {
      await backToTwo();
      await attempts((user, employeeRoleId) => {
        if (user.id === admins[0]?.userId) user.roleId = employeeRoleId;
        else user.active = false;
      });
      expect(await activeAdmins()).toBe(1);
    }
  });

  it('and cannot be deleted, while others come and go', async () => {
    await backToTwo();
    const [first, second] = admins.map(({ userId }) => userId);
    await api.sql('delete from session where user_id = $1', [first]);
    await api.sql('delete from user_account where id = $1', [first]);
    await api.sql('delete from session where user_id = $1', [second]);
    await expect(api.sql('delete from user_account where id = $1', [second])).rejects.toThrow('last active Admin');
    const employee = await api.as('employee');
    await api.sql('update user_account set active = false where id = $1', [employee.userId]);
  });
});
