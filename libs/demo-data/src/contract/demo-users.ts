import { expect } from '@jest/globals';
import type { DemoUserPage, DemoUserRecord } from '@kontor/domain';
import type { Row } from './contract.ts';

const text: unknown = expect.any(String);
const user = {
  id: expect.any(Number),
  fullName: text,
  company: text,
  role: expect.stringMatching(/^(admin|editor|author|maintainer|subscriber)$/),
  username: text,
  country: text,
  contact: text,
  email: text,
  currentPlan: expect.stringMatching(/^(basic|team|company|enterprise)$/),
  status: expect.stringMatching(/^(active|inactive|pending)$/),
  avatar: text,
};
const ids = (users: DemoUserRecord[]): number[] => users.map(({ id }) => id);
const list = '/api/users/list/data';
const added = {
  fullName: 'Zita <b>Added</b>',
  company: 'Y',
  role: 'author',
  username: 'zitaadded',
  country: 'Norway',
  contact: '1',
  email: 'z@example.com',
  currentPlan: 'team',
  status: 'active',
  avatar: '',
};

export const demoUserContract: Row[] = [
  {
    name: 'fifty users, ten on a page',
    steps: [
      {
        call: 'GET /api/users/list/all-data',
        answer: Array<unknown>(50).fill(user),
        check: (users: DemoUserRecord[]) => expect(ids(users)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1)),
      },
      {
        call: `GET ${list}`,
        answer: { users: Array<unknown>(10).fill(user), total: 50 },
        check: ({ users }: DemoUserPage) => expect(ids(users)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
      },
      {
        call: `GET ${list}?perPage=20&page=3`,
        check: ({ users }: DemoUserPage) => expect(ids(users)).toEqual([41, 42, 43, 44, 45, 46, 47, 48, 49, 50]),
      },
      { call: `GET ${list}?perPage=10&page=6`, answer: { users: [], total: 50 } },
      { call: `GET ${list}?perPage=-1&page=x&role=&status=&currentPlan=&q=`, part: { total: 50 } },
    ],
  },
  {
    name: 'users by name, role, plan and status, all of which must fit',
    steps: [
      { call: `GET ${list}?role=admin`, part: { total: 11 } },
      { call: `GET ${list}?currentPlan=team`, part: { total: 20 } },
      { call: `GET ${list}?status=inactive`, part: { total: 14 } },
      { call: `GET ${list}?role=emperor`, answer: { users: [], total: 0 } },
      { call: `GET ${list}?role=ADMIN`, answer: { users: [], total: 0 } },
      {
        call: `GET ${list}?role=admin&currentPlan=team&status=active&perPage=50`,
        check: ({ users, total }: DemoUserPage) => {
          expect(total).toBe(users.length);
          for (const one of users) expect(one).toMatchObject({ role: 'admin', currentPlan: 'team', status: 'active' });
        },
      },
      {
        call: 'GET /api/users/user?id=7',
        answer: { user: { ...user, id: 7 } },
        check: ({ user: found }: { user: DemoUserRecord }, kept) => {
          kept['name'] = encodeURIComponent(found.fullName.toUpperCase());
          kept['username'] = found.username.toUpperCase();
          kept['email'] = found.email;
        },
      },
      { call: `GET ${list}?q={name}`, check: ({ users }: DemoUserPage) => expect(ids(users)).toContain(7) },
      { call: `GET ${list}?q={username}`, part: { users: [{ id: 7 }] } },
      { call: `GET ${list}?q={email}`, answer: { users: [], total: 0 } },
      { call: `GET ${list}?q=%25`, answer: { users: [], total: 0 } },
      { call: `GET ${list}?q=_`, answer: { users: [], total: 0 } },
    ],
  },
  {
    name: 'a new user at the top, with an id that nobody had before',
    steps: [
      {
        call: 'POST /apps/users/add-user',
        body: { ...added, id: 3, isAdmin: true },
        status: 201,
        answer: { user: { ...added, id: 51 } },
      },
      {
        call: 'GET /api/users/list/all-data',
        check: (users: DemoUserRecord[]) => expect(ids(users).slice(0, 2)).toEqual([51, 1]),
      },
      { call: `GET ${list}?q=ZITA`, answer: { users: [{ ...added, id: 51 }], total: 1 } },
      { call: 'DELETE /apps/users/delete?id=51', answer: null },
      { call: 'GET /api/users/user?id=51', answer: { user: null } },
      { call: 'POST /apps/users/add-user', body: added, status: 201, part: { user: { id: 52 } } },
      { call: 'DELETE /apps/users/delete', body: { id: 52 }, answer: null },
      { call: 'DELETE /apps/users/delete', body: { id: '52' }, answer: null },
      { call: 'DELETE /apps/users/delete?id=9999', answer: null },
      { call: 'DELETE /apps/users/delete?id=x', answer: null },
      { call: 'DELETE /apps/users/delete', answer: null },
      { call: `GET ${list}`, part: { total: 50 } },
    ],
  },
  {
    name: 'no user that is wrong, and nobody under an unknown id',
    steps: [
      ...['0', 'x', '-1', '1.5', '99999999999', ''].map((id) => ({
        call: `GET /api/users/user?id=${id}`,
        answer: { user: null },
      })),
      {
        call: 'POST /apps/users/add-user',
        body: { ...added, role: 'emperor' },
        status: 400,
        part: { code: 'error.invalid', errors: { role: { code: 'field.not_one_of' } } },
      },
      {
        call: 'POST /apps/users/add-user',
        body: { ...added, fullName: 'x'.repeat(101) },
        status: 400,
        part: { errors: { fullName: { code: 'field.too_long' } } },
      },
      { call: 'POST /apps/users/add-user', body: [], status: 400, part: { code: 'error.malformed' } },
      { call: 'POST /apps/users/add-user', body: added, as: 'visitor', status: 401 },
      { call: `GET ${list}`, part: { total: 50 } },
    ],
  },
];
