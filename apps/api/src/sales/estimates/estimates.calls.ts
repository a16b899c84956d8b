import type { Prepare } from '../../../test/money/calls.ts';
import { made } from '../../../test/money/records.ts';
import type { World } from '../../../test/money/world.ts';

const sentEstimate = async (world: World): Promise<number> => {
  const { id } = await made(world, 'estimates');
  await world.admin.post(`/api/v1/estimates/${id}/send`).send({}).expect(200);
  return id;
};
const revisedEstimate = async (world: World): Promise<number> => {
  const id = await sentEstimate(world);
  await world.admin.post(`/api/v1/estimates/${id}/revise`).send({}).expect(200);
  return id;
};

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'DELETE /api/v1/estimates/{id}': async (world) => made(world, 'estimates'),
  'POST /api/v1/estimates/{id}/send': async (world) => ({
    id: (await made(world, 'estimates')).id,
    body: { to: 'rasa@example.com' },
  }),
  ...Object.fromEntries(
    ['revise', 'accept', 'decline', 'convert'].map((verb): [string, Prepare] => [
      `POST /api/v1/estimates/{id}/${verb}`,
      async (world) => ({ id: await sentEstimate(world), body: {} }),
    ]),
  ),
  'POST /api/v1/estimates/{id}/explain-loss': async (world) => {
    const id = await sentEstimate(world);
    await world.admin.post(`/api/v1/estimates/${id}/decline`).send({}).expect(200);
    const [reason] = await world.api.sql<{ id: number }>('select id from classifier where type = 10 order by id limit 1');
    return { id, body: { declineReasonId: Number(reason?.id) } };
  },
  'POST /api/v1/estimates/{id}/make-project': async (world) => {
    const id = await sentEstimate(world);
    await world.admin.post(`/api/v1/estimates/${id}/accept`).send({}).expect(200);
    return { id, body: { code: `EST-${id}`, name: 'Made from an estimate' } };
  },
  'GET /api/v1/estimates/{id}/pdf': async (world) => {
    const id = await sentEstimate(world);
    await world.api.sql(`update estimate set pdf_state = 'failed' where id = $1`, [id]);
    return { id };
  },
  'GET /api/v1/estimates/{id}/preview-pdf': async (world) => ({ id: (await made(world, 'estimates')).id }),
  'GET /api/v1/estimates/{id}/versions': async (world) => ({ id: await revisedEstimate(world) }),
  'GET /api/v1/estimates/{id}/versions/{revision}/pdf': async (world) => ({
    id: await revisedEstimate(world),
    path: '/api/v1/estimates/{id}/versions/1/pdf',
  }),
  'GET /api/v1/estimates/{id}/letter': async (world) => ({ id: (await made(world, 'estimates')).id }),
  'POST /api/v1/estimates/{id}/mail': async (world) => ({
    id: await sentEstimate(world),
    body: { to: 'ona@example.com, rasa@example.com', subject: 'Again', message: 'As agreed by phone' },
  }),
};
