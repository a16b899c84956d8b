import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProjectTimeline } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { clock } from '../../platform/context/clock.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aMilestone, aProject, aTask, aTaskDependency } from '../../../test/builders/project.ts';
import { aTimeEntry } from '../../../test/builders/time-entry.ts';
import { store } from '../../../test/builders/store.ts';

let api: TestApp;
let admin: Agent;
let employee: Agent;
let customerId: number;
const { now } = clock;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  employee = await api.as('employee', { fullName: 'Øyvind Ås' });
  customerId = await store(api, aCustomer({ name: 'UAB Ąžuolas' }));
});
afterAll(async () => {
  clock.now = now;
  await api.close();
});

const december = { from: '2026-12-01', to: '2026-12-31' };
const read = async (query: object, by = admin): Promise<ProjectTimeline> =>
  (await by.get(`/api/v1/project-timeline?${String(new URLSearchParams({ ...december, ...query }))}`).expect(200))
    .body as ProjectTimeline;
const project = (change: object = {}) => store(api, aProject({ customerId, ...change }));
const task = (projectId: number, change: object) => store(api, aTask({ projectId, ...change }));

describe('the project timeline', () => {
  it('has projects with their tasks, milestones, dependencies and hours', async () => {
    const id = await project({ code: 'A-1', startDate: '2026-11-01', endDate: '2027-01-31', budgetMinutes: 6000 });
    const first = await task(id, {
      name: 'One',
      startDate: '2026-12-01',
      dueDate: '2026-12-10',
      position: 1,
      estimateMinutes: 600,
    });
    const second = await task(id, {
      name: 'Two',
      startDate: '2026-12-14',
      dueDate: '2027-02-01',
      position: 2,
      assigneeId: employee.userId,
    });
    await store(api, aTaskDependency({ taskId: second, predecessorId: first, lagDays: 3 }));
    await store(api, aTimeEntry({ projectId: id, taskId: first, minutes: 90 }));
    const delivery = await store(api, aMilestone({ projectId: id, dueDate: '2026-12-31' }));
    const seen = await read({ projectId: String(id) });
    expect(seen).toMatchObject({
      ...december,
      hasMore: false,
      workdayMinutes: 480,
      country: 'LT',
      projects: [{ id, code: 'A-1', customerName: 'UAB Ąžuolas', budgetMinutes: 6000, loggedMinutes: 90, version: 1 }],
      tasks: [
        { id: first, name: 'One', loggedMinutes: 90, estimateMinutes: 600, assigneeName: null, predecessors: [] },
        { id: second, assigneeName: 'Øyvind Ås', loggedMinutes: 0, predecessors: [{ taskId: first, lagDays: 3 }] },
      ],
      milestones: [{ id: delivery, dueDate: '2026-12-31', isDone: false }],
    });
  });

  it('names what tasks wait for outside the period and the filter, as far as the reader may read it', async () => {
    const id = await project();
    const permit = await task(id, { name: 'Permit', startDate: '2027-03-01', dueDate: '2027-03-31' });
    const build = await task(id, { startDate: '2026-12-01', dueDate: '2026-12-10', assigneeId: employee.userId });
    await store(api, aTaskDependency({ taskId: build, predecessorId: permit }));
    const outside = [{ id: permit, name: 'Permit', dueDate: '2027-03-31' }];
    expect(await read({ projectId: String(id) })).toMatchObject({ tasks: [{ id: build }], outside });
    expect(await read({ projectId: String(id), to: '2027-12-31' })).toMatchObject({ outside: [] });
    expect(await read({ projectId: String(id), to: '2027-12-31', userId: String(employee.userId) })).toMatchObject({ outside });
    const own = [{ action: 'read', subject: 'Project' } as const];
    const helper = await api.asOwnRole([...own, { action: 'read', subject: 'Task', conditions: { assigneeId: '${userId}' } }]);
    await api.sql('update task set assignee_id = $1 where id = $2', [helper.userId, build]);
    expect(await read({ projectId: String(id) }, helper)).toMatchObject({ tasks: [{ id: build }], outside: [] });
  });

  it('reaches to the last years of the calendar', async () => {
    expect(await read({ from: '9998-01-01', to: '9999-12-31' })).toMatchObject({ to: '9999-12-31' });
  });

  it.each([
    ['its own dates', { endDate: '2026-12-01' }, {}, true],
    ['its own dates, which end before', { endDate: '2026-11-30' }, {}, false],
    ['its start alone, as it has no end', { startDate: '2026-01-01' }, {}, true],
    ['its start, which comes after', { startDate: '2027-01-01' }, {}, false],
    ['a task, though it has no dates', {}, { startDate: '2026-12-31', dueDate: '2027-03-01' }, true],
    ['a task that begins after the period', {}, { startDate: '2027-01-01', dueDate: '2027-03-01' }, false],
    ['a task with an end alone', {}, { dueDate: '2026-12-15' }, true],
    ['a task without dates', {}, {}, false],
  ])('shows a project by %s', async (_name, own, ofTask, isShown) => {
    const id = await project(own);
    await task(id, ofTask);
    expect((await read({ projectId: String(id) })).projects.map((one) => one.id)).toEqual(isShown ? [id] : []);
  });

  it('shows late tasks until today, tasks without dates until they are done, and no others', async () => {
    clock.now = () => new Date('2026-11-20T10:00:00Z');
    const id = await project({ startDate: '2026-01-01' });
    const late = await task(id, { startDate: '2026-01-05', dueDate: '2026-02-01' });
    await task(id, { startDate: '2026-01-05', dueDate: '2026-02-01', isDone: true });
    const undated = await task(id, {});
    await task(id, { isDone: true });
    const november = await read({ projectId: String(id), from: '2026-11-01', to: '2026-11-30' });
    expect(november.tasks.map((one) => one.id)).toEqual([late, undated]);
    expect((await read({ projectId: String(id), from: '2026-11-21', to: '2026-11-30' })).tasks.map((one) => one.id)).toEqual([
      undated,
    ]);
  });

  it('keeps late milestones and projects until they are done', async () => {
    clock.now = () => new Date('2026-11-20T10:00:00Z');
    const dates = { startDate: '2026-01-01', endDate: '2026-02-01' };
    const late = await project(dates);
    const done = await project({ ...dates, status: 'completed' });
    const missed = await store(api, aMilestone({ projectId: done, dueDate: '2026-02-01' }));
    await store(api, aMilestone({ projectId: done, dueDate: '2026-02-01', isDone: true }));
    const shown = async (projectId: number, from: string) => {
      const { projects, milestones } = await read({ projectId: String(projectId), scope: 'all', from, to: '2026-11-30' });
      return [projects.map(({ id }) => id), milestones.map(({ id }) => id)];
    };
    expect(await shown(late, '2026-11-01')).toEqual([[late], []]);
    expect(await shown(late, '2026-11-21')).toEqual([[], []]);
    expect(await shown(done, '2026-11-01')).toEqual([[done], [missed]]);
    expect(await shown(done, '2026-11-21')).toEqual([[], []]);
  });

  it('is filtered by customer, person and status', async () => {
    const other = await store(api, aCustomer());
    const dates = { startDate: '2026-12-01', endDate: '2026-12-31' };
    const open = await project({ ...dates, customerId: other, status: 'onHold' });
    const closed = await project({ ...dates, customerId: other, status: 'completed' });
    const own = await task(open, { dueDate: '2026-12-04', assigneeId: admin.userId });
    await task(open, { dueDate: '2026-12-04' });
    const filter = { customerId: String(other) };
    expect((await read(filter)).projects.map(({ id }) => id)).toEqual([open]);
    expect((await read({ ...filter, scope: 'all' })).projects.map(({ id }) => id)).toEqual([open, closed]);
    const personal = await read({ ...filter, userId: String(admin.userId) });
    expect([personal.projects.map(({ id }) => id), personal.tasks.map(({ id }) => id)]).toEqual([[open], [own]]);
    expect((await read({ ...filter, userId: String(employee.userId) })).projects).toEqual([]);
  });
});

describe('the project timeline refuses', () => {
  it('a period that ends before it begins, one of six years, and an actor without the right', async () => {
    const get = (from: string, to: string, by = admin) => by.get(`/api/v1/project-timeline?from=${from}&to=${to}`);
    await get('2026-12-02', '2026-12-01').expect(400);
    await get('2026-01-01', '2032-01-01').expect(400);
    await get('2026-12-01', '2026-13-01').expect(400);
    await get('2026-12-01', '2026-12-02', await api.as('storekeeper')).expect(403);
  });

  it('what a role may not read: amounts, rows of others, hidden fields', async () => {
    const id = await project({ startDate: '2026-12-01', hourlyRate: 85, budgetAmount: 9000 });
    const mine = await task(id, { dueDate: '2026-12-04', assigneeId: employee.userId });
    await task(id, { dueDate: '2026-12-04' });
    await store(api, aMilestone({ projectId: id, dueDate: '2026-12-04' }));
    const seen = JSON.stringify(await read({ projectId: String(id) }, employee));
    expect(seen).not.toMatch(/rate|amount/i);
    const helper = await api.asOwnRole([
      { action: 'read', subject: 'Project' },
      { action: 'read', subject: 'Project', fields: ['budgetMinutes'], inverted: true },
      { action: 'read', subject: 'Task', conditions: { assigneeId: '${userId}' } },
    ]);
    await api.sql('update task set assignee_id = $1 where id = $2', [helper.userId, mine]);
    const limited = await read({ projectId: String(id) }, helper);
    expect(limited.tasks.map((one) => one.id)).toEqual([mine]);
    expect(limited.milestones).toEqual([]);
    expect(limited.projects[0]).not.toHaveProperty('budgetMinutes');
  });
});
