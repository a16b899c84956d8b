import type { Maker } from '../../../test/money/records.ts';

/** What the walk over all operations sends to make one. */
export const makers: Record<string, Maker> = {
  vendors: async ({ next }) => ({
    kind: 'company',
    name: `Popierius ${next()}`,
    country: 'LT',
    currency: 'EUR',
    account: 'LT121000011101001000',
    alikeConfirmed: true,
    active: true,
  }),
};
