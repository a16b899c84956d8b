import type { Maker } from '../../../test/money/records.ts';
import type { Agent } from '../../../test/test-app.ts';
import { stockedItem } from '../moves/stock-moves.sample.ts';

let codes = 0;
export async function adjustmentReason(admin: Agent): Promise<number> {
  const code = `R${(codes += 1)}-${Math.random().toString(36).slice(2, 8)}`;
  const names = { nameEn: 'Damaged', nameLt: 'Sugadinta', nameNo: 'Skadet' };
  const reason = await admin
    .post('/api/v1/classifiers')
    .send({ type: 5, code, ...names, position: 1, active: true })
    .expect(201);
  return (reason.body as { id: number }).id;
}

/** What the walk over all operations sends to make one. */
export const makers: Record<string, Maker> = {
  'inventory-adjustments': async ({ admin }) => ({
    kind: 'quantity',
    adjustmentDate: '2026-11-20',
    reasonId: await adjustmentReason(admin),
    lines: [{ itemId: await stockedItem(admin), difference: 2, unitCost: 3456.78 }],
  }),
};
