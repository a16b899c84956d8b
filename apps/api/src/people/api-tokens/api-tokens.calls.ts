import type { Prepare } from '../../../test/money/calls.ts';
import { made } from '../../../test/money/records.ts';
import { password, type Person, type World } from '../../../test/money/world.ts';

type Made = { record: { id: number; version: number } };
const input = { name: 'Web shop', rights: ['Item.read'], addresses: ['10.0.0.0/8'], expiresInDays: 30, password };

async function tokenOfService(world: World): Promise<Made['record']> {
  const { id } = await made(world, 'service-accounts');
  const asked = world.admin.post('/api/v1/api-tokens').send({ ...input, serviceAccountId: id });
  return ((await asked.expect(201)).body as Made).record;
}
const ownToken = async (by: Person): Promise<Made['record']> =>
  ((await by.post('/api/v1/account/api-tokens').send(input)).body as Made).record;

/** The calls of the walk over all operations that need more than a record and its version. */
export const calls: Record<string, Prepare> = {
  'GET /api/v1/account/api-tokens': async (_, by) => {
    await ownToken(by);
    return {};
  },
  'POST /api/v1/account/api-tokens': () => ({ body: input }),
  'DELETE /api/v1/account/api-tokens/{id}': async (_, by) => ({ id: (await ownToken(by)).id }),
  'GET /api/v1/api-tokens': async (world) => {
    await tokenOfService(world);
    return {};
  },
  'POST /api/v1/api-tokens': async (world) => ({
    body: { ...input, serviceAccountId: (await made(world, 'service-accounts')).id },
  }),
  'GET /api/v1/api-tokens/{id}': async (world) => ({ id: (await tokenOfService(world)).id }),
  'DELETE /api/v1/api-tokens/{id}': async (world) => {
    const { id, version } = await tokenOfService(world);
    return { id, version };
  },
};
