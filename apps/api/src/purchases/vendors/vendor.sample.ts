import type { Maker } from '../../../test/money/records.ts';
import type { RowCase } from '../../../test/row-cases.ts';

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

/** A right to the vendors of one country only. */
export const rowCase: RowCase = [
  'Vendor',
  'vendors',
  { country: 'LT' },
  () => ({ kind: 'company', name: 'UAB Riba', country: 'LT', currency: 'EUR', active: true }),
  { country: 'NO' },
];
