import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AbilityRule } from '@kontor/domain';
import { readExamples } from '../../../tools/openapi/examples.ts';
import { aProject } from './builders/project.ts';
import { store } from './builders/store.ts';
import { listPath, testApp, type TestApp } from './test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

/** May do everything, but not read one field of a subject. */
const allBut = (subject: AbilityRule['subject'], field: string): AbilityRule[] => [
  { action: 'manage', subject: 'all' },
  { action: 'read', subject, fields: [field], inverted: true },
];

/** Sums, each with the subject and the field without which they are told to nobody. */
const sums: readonly (readonly [path: string, subject: AbilityRule['subject'], field: string])[] = [
  ['invoices/totals', 'Invoice', 'total'],
  ['credit-notes/totals', 'CreditNote', 'total'],
  ['estimates/totals', 'Estimate', 'total'],
  ['retainer-invoices/totals', 'RetainerInvoice', 'total'],
  ['bills/totals', 'Bill', 'total'],
  ['bills/unbilled-totals', 'Bill', 'lines'],
  ['vendor-credit-notes/totals', 'VendorCreditNote', 'total'],
  ['expenses/totals', 'Expense', 'amount'],
  ['expenses/months', 'Expense', 'amount'],
  ['time-entries/unbilled-totals', 'TimeEntry', 'billingRate'],
];

describe('sums', () => {
  it('are all asked for below', () => {
    const known = Object.keys(readExamples()).flatMap(
      (name) => /^GET \/api\/v1\/([\w-]+\/(?:[\w-]*totals|months))$/.exec(name)?.[1] ?? [],
    );
    expect(known.filter((path) => !sums.some(([one]) => one === path))).toEqual([]);
  });

  it.each(sums)('%s are refused to who may not read what they add up', async (path, subject, field) => {
    await (await api.asOwnRole(allBut(subject, field))).get(`/api/v1/${path}`).expect(403);
    await (await api.asOwnRole([{ action: 'manage', subject: 'all' }])).get(`/api/v1/${path}`).expect(200);
  });
});

describe('the budget of a project', () => {
  it.each(['budgetAmount', 'budgetMinutes'] as const)(
    'is hidden from who may not read its %s, in whatever way they ask',
    async (field) => {
      const id = await store(api, aProject({ budgetAmount: 4711, budgetMinutes: 4711 }));
      const seeing = await api.asOwnRole([{ action: 'manage', subject: 'all' }]);
      const other = await api.asOwnRole(allBut('Project', field));
      expect((await seeing.get(`/api/v1/projects/${id}`).expect(200)).body).toMatchObject({ [field]: 4711 });
      expect((await other.get(`/api/v1/projects/${id}`).expect(200)).body).not.toHaveProperty(field);
      const { body } = await other.get('/api/v1/projects').expect(200);
      for (const row of body as object[]) expect(row).not.toHaveProperty(field);
      expect((body as object[]).length).toBeGreaterThan(0);
      expect((await other.get(listPath('projects', { filter: { [field]: 4711 } }))).status).toBeGreaterThanOrEqual(400);
      expect((await other.get(listPath('projects', { sort: [field, 'ASC'] }))).status).toBeGreaterThanOrEqual(400);
    },
  );
});
