import type { Prepare } from '../../../test/money/calls.ts';
import type { World } from '../../../test/money/world.ts';

const linkOf = async ({ admin, customerId }: World): Promise<{ id: number }> =>
  (await admin.post('/api/v1/customer-links').send({ customerId }).expect(201)).body as { id: number };

/** The calls of the walk over all operations that need more than a record and its version. */
export const calls: Record<string, Prepare> = {
  'POST /api/v1/customer-links': ({ customerId }) => Promise.resolve({ body: { customerId } }),
  'GET /api/v1/customer-links/{id}': async (world) => ({ id: (await linkOf(world)).id }),
  'DELETE /api/v1/customer-links/{id}': async (world) => ({ id: (await linkOf(world)).id }),
};
