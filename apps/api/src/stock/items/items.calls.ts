import type { Prepare } from '../../../test/money/calls.ts';

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'GET /api/v1/items/{id}/prices': async ({ admin }) => {
    const item = {
      sku: `PRICED-${Math.random().toString(36).slice(2, 8)}`,
      name: 'Lenta',
      kind: 'goods',
      sellingPrice: 4567.89,
      purchasePrice: 3456.78,
      active: true,
    };
    return { id: ((await admin.post('/api/v1/items').send(item).expect(201)).body as { id: number }).id };
  },
};
