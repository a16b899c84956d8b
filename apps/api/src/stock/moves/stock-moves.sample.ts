import type { Agent } from '../../../test/test-app.ts';

let codes = 0;
/** Creates goods of which stock is kept, with ten pieces of them. */
export async function stockedItem(admin: Agent, quantity = 10): Promise<number> {
  const input = { name: 'Lenta', kind: 'goods', stockTracked: true, sellingPrice: 0, active: true };
  const sku = `STOCK-${(codes += 1)}-${Math.random().toString(36).slice(2, 8)}`;
  const item = await admin
    .post('/api/v1/items')
    .send({ ...input, sku })
    .expect(201);
  const { id } = item.body as { id: number };
  const opening = { itemId: id, moveDate: '2026-01-05', quantity, unitCost: 1234.57 };
  await admin.post('/api/v1/stock-moves/open-stock').send(opening).expect(201);
  return id;
}
