import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditRecord, ProjectMemberRecord } from '@kontor/domain';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { anEntry, log } from '../../work/time-entries/hours.sample.ts';

let api: TestApp;
let admin: Agent;
let manager: Agent;
let employee: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin', { fullName: 'Ona Onaitė' });
  manager = await api.as('projectManager');
  employee = await api.as('employee', { fullName: 'Rasa Rasaitė' });
});
afterAll(() => api.close());

const page = (by: Agent, projectId: number, more: object = {}) =>
  by.get(listPath('audit', { filter: { subject: 'Project', subjectId: projectId }, ...more })).expect(200);
const history = async (by: Agent, projectId: number): Promise<AuditRecord[]> => (await page(by, projectId)).body as AuditRecord[];
const told = (rows: AuditRecord[]): unknown[] => rows.map(({ verb, subject, about, changes }) => [verb, subject, about, changes]);
const member = async (projectId: number, userId: number, hourlyRate: number): Promise<ProjectMemberRecord> =>
  (await admin.post('/api/v1/project-members').send({ projectId, userId, hourlyRate }).expect(201)).body as ProjectMemberRecord;
const dearer = async ({ id, projectId, userId, version }: ProjectMemberRecord, hourlyRate: number): Promise<void> => {
  const change = { projectId, userId, hourlyRate, version };
  await admin.put(`/api/v1/project-members/${id}`).send(change).expect(200);
};

describe('the history of a project', () => {
  it('shows who became a member, at which rate, and who left', async () => {
    const projectId = await store(api, aProject());
    const other = await store(api, aProject());
    const rasa = await member(projectId, employee.userId, 80);
    await member(other, employee.userId, 70);
    await dearer(rasa, 90);
    await admin.delete(`/api/v1/project-members/${rasa.id}`).set('If-Match', '"2"').expect(200);
    const rows = await history(admin, projectId);
    const is = { projectId, userId: employee.userId };
    expect(told(rows)).toEqual([
      [
        'delete',
        'ProjectMember',
        'Rasa Rasaitė',
        { projectId: [is.projectId, null], userId: [is.userId, null], hourlyRate: [90, null] },
      ],
      ['update', 'ProjectMember', 'Rasa Rasaitė', { hourlyRate: [80, 90] }],
      [
        'create',
        'ProjectMember',
        'Rasa Rasaitė',
        { projectId: [null, is.projectId], userId: [null, is.userId], hourlyRate: [null, 80] },
      ],
    ]);
    expect(told(await history(manager, projectId))).toEqual(told(rows));
  });

  it('is read page by page', async () => {
    const projectId = await store(api, aProject());
    const rasa = await member(projectId, employee.userId, 80);
    await dearer(rasa, 90);
    const { body, headers } = await page(admin, projectId, { range: [0, 0], sort: ['id', 'DESC'] });
    expect(told(body as AuditRecord[])).toEqual([['update', 'ProjectMember', 'Rasa Rasaitė', { hourlyRate: [80, 90] }]]);
    expect(headers['content-range']).toBe('audit 0-0/2');
  });

  it('shows the result of repricing once, and nothing when nothing changed', async () => {
    const projectId = await store(api, aProject({ hourlyRate: 80 }));
    await log(manager, anEntry(projectId, { workDate: '2026-11-10', minutes: 90 }));
    await api.sql('update project set hourly_rate = 100 where id = $1', [projectId]);
    const reprice = () => manager.post(`/api/v1/projects/${projectId}/reprice`).send({ from: '2026-11-02' }).expect(200);
    await reprice();
    await reprice();
    const [row, ...rest] = await history(manager, projectId);
    expect(rest).toEqual([]);
    expect(row).toMatchObject({ verb: 'reprice', subject: 'Project', userId: manager.userId });
    expect(row?.changes).toEqual({
      repricedFrom: [null, '2026-11-02'],
      repricedCount: [null, 1],
      repricedMinutes: [null, 90],
      repricedAmount: [120, 150],
    });
  });

  it('hides rates and other members from people without the right to see them', async () => {
    const projectId = await store(api, aProject({ hourlyRate: 80 }));
    await member(projectId, employee.userId, 81.25);
    await member(projectId, manager.userId, 82.75);
    await log(manager, anEntry(projectId, { workDate: '2026-11-12', minutes: 90 }));
    await api.sql('update project set hourly_rate = 100 where id = $1', [projectId]);
    await api.sql('update project_member set hourly_rate = null where project_id = $1', [projectId]);
    await manager.post(`/api/v1/projects/${projectId}/reprice`).send({ from: '2026-11-02' }).expect(200);
    const rows = await history(employee, projectId);
    expect(rows.map(({ subject, about }) => [subject, about])).toEqual([
      ['Project', undefined],
      ['ProjectMember', 'Rasa Rasaitė'],
    ]);
    expect(rows.flatMap(({ changes }) => Object.keys(changes))).toEqual([
      'repricedFrom',
      'repricedCount',
      'repricedMinutes',
      'userId',
      'projectId',
    ]);
  });
});
