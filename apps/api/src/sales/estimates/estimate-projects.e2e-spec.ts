import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EstimateDetail, EstimateInput } from '@kontor/domain';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { estimateWorld, type EstimateWorld } from './estimates.sample.ts';

let api: TestApp;
let world: EstimateWorld;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  world = await estimateWorld(api);
});

describe('a project', () => {
  const withHours = (change: Partial<EstimateInput> = {}) =>
    world.sent({
      lines: [world.line(), world.line({ description: 'Licence', unit: 'C62', unitPrice: 50 }), world.line({ optional: true })],
      ...change,
    });
  const makes = (id: number, code: string, by: Agent = world.admin) =>
    by.post(`/api/v1/estimates/${id}/make-project`).send({ code, name: 'Site' });

  it('is made from what was accepted, with tasks, hours and budget, and the estimate belongs to it', async () => {
    const { id } = await withHours();
    await world.does(id, 'accept');
    const { body } = await makes(id, `P${id}`).expect(200);
    const { madeProjectId, projectId } = body as EstimateDetail;
    expect(projectId).toBe(madeProjectId);
    expect((await world.admin.get(`/api/v1/projects/${madeProjectId}`).expect(200)).body).toMatchObject({
      code: `P${id}`,
      name: 'Site',
      customerId: world.customerId,
      billing: 'fixedPrice',
      budgetMinutes: 120,
      budgetAmount: 300,
    });
    const filter = encodeURIComponent(JSON.stringify({ projectId: madeProjectId }));
    expect((await world.admin.get(`/api/v1/tasks?filter=${filter}`).expect(200)).body).toMatchObject([
      { name: 'Advice', estimateMinutes: 120 },
    ]);
    const { body: invoiced } = await world.admin.post(`/api/v1/estimates/${id}/convert`).send({}).expect(200);
    const invoice = await world.admin.get(`/api/v1/invoices/${(invoiced as EstimateDetail).invoiceId}`).expect(200);
    expect(invoice.body).toMatchObject({ projectId: madeProjectId });
  });

  it('is made once, also when two people ask at the same time, and leaves none behind that was refused', async () => {
    const { id } = await withHours();
    await world.does(id, 'accept');
    const answers = await Promise.all([1, 2, 3].map((n) => makes(id, `T${id}-${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await api.sql(`select count(*)::int as projects from project where code like $1`, [`T${id}-%`])).toEqual([
      { projects: 1 },
    ]);
    expect((await makes(id, `T${id}-4`).expect(409)).body).toMatchObject({ code: 'estimate.has_project' });
    const other = await withHours();
    await world.does(other.id, 'accept');
    const madeProjectId = `(select made_project_id from estimate where id = ${id})`;
    await expect(api.sql(`update estimate set made_project_id = ${madeProjectId} where id = $1`, [other.id])).rejects.toThrow(
      'estimate_made_project_unique',
    );
  });

  it('is refused before the estimate is accepted, for one that has a project, with a code in use and without the right', async () => {
    const { id } = await withHours();
    expect((await makes(id, `R${id}`).expect(409)).body).toMatchObject({ code: 'estimate.cannot_make_project' });
    await world.does(id, 'accept');
    const projectId = await store(api, aProject({ customerId: world.customerId, code: `R${id}` }));
    const used = await makes(id, `R${id}`).expect(409);
    expect(used.body).toMatchObject({ errors: { code: { code: 'project.code_in_use' } } });
    expect((await world.admin.get(`/api/v1/estimates/${id}`)).body).toMatchObject({ madeProjectId: null, projectId: null });
    // The accountant may read projects only.
    await makes(id, `X${id}`, await api.as('accountant')).expect(403);
    const ofProject = await withHours({ projectId });
    await world.does(ofProject.id, 'accept');
    expect((await makes(ofProject.id, `Y${id}`).expect(409)).body).toMatchObject({ code: 'estimate.has_project' });
    await world.admin.post(`/api/v1/estimates/${id}/make-project`).send({ code: '' }).expect(400);
  });
});
