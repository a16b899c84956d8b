import type { ChangeOrderInput } from '@kontor/domain';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import type { Maker } from '../../../test/money/records.ts';
import type { RowCase } from '../../../test/row-cases.ts';

const order = {
  name: 'One more integration',
  orderDate: '2026-12-31',
  amount: 1234.53,
  agreedBy: 'Ona Onaitė',
} as const satisfies Omit<ChangeOrderInput, 'projectId'>;

/** What the walk over all operations sends to make one. */
export const makers: Record<string, Maker> = {
  'change-orders': async ({ api, customerId }) => ({
    projectId: await store(api, aProject({ customerId, billing: 'fixedPrice', budgetAmount: 45678.53 })),
    ...order,
  }),
};

/** The second project of that world has a fixed price. */
export const rowCase: RowCase = [
  'ChangeOrder',
  'change-orders',
  { agreedBy: 'Ona Onaitė' },
  () => ({ projectId: 2, ...order }),
  { agreedBy: 'Jonas Jonaitis' },
];
