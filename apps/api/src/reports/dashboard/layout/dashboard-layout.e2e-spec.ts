import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { dashboardPanels, arrangedPanels, type DashboardLayoutRecord } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../../test/test-app.ts';

const path = '/api/v1/dashboard-layout';
let api: TestApp;
let person: Agent;
beforeAll(async () => {
  api = await testApp();
  person = await api.as('accountant');
});
afterAll(() => api.close());

const layoutOf = async (by: Agent) => (await by.get(path).expect(200)).body as DashboardLayoutRecord;
const usual = { panels: [...dashboardPanels], hidden: [] };

it('is the person’s own, until it is reset', async () => {
  expect(await layoutOf(person)).toEqual(usual);
  const chosen = { panels: ['activity', 'cash'], hidden: ['aged'] };
  const arranged = { panels: arrangedPanels(['activity', 'cash']), hidden: ['aged'] };
  expect((await person.put(path).send(chosen).expect(200)).body).toEqual(arranged);
  expect(await layoutOf(person)).toEqual(arranged);
  expect(await layoutOf(await api.as('employee'))).toEqual(usual);
  expect((await person.delete(path).expect(200)).body).toEqual(usual);
  expect(await layoutOf(person)).toEqual(usual);
});

it('can be arranged again after a panel is gone', async () => {
  await api.sql(`insert into dashboard_layout (user_id, panels, hidden) values ($1, '{weather,cash}', '{weather,aged}')`, [
    person.userId,
  ]);
  const kept = { panels: arrangedPanels(['cash']), hidden: ['aged'] };
  expect(await layoutOf(person)).toEqual(kept);
  await person.put(path).send(kept).expect(200);
});

it.each([{ panels: ['weather'], hidden: [] }, { panels: ['cash', 'cash'], hidden: [] }, { panels: ['cash'] }])(
  'is refused as %j',
  async (body) => {
    await person.put(path).send(body).expect(400);
  },
);

it('is nobody’s who is not signed in', async () => {
  await api.visitor.get(path).expect(401);
});
