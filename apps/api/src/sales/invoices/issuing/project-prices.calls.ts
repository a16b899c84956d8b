import { aChangeOrder, aProject } from '../../../../test/builders/project.ts';
import { store } from '../../../../test/builders/store.ts';
import type { Prepare } from '../../../../test/money/calls.ts';

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'GET /api/v1/projects/{id}/price': async ({ api, customerId }) => {
    const projectId = await store(api, aProject({ customerId, billing: 'fixedPrice', budgetAmount: 45678.53 }));
    await store(api, aChangeOrder({ projectId, amount: 1234.53 }));
    return { id: projectId };
  },
};
