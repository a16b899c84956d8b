import type { Maker } from '../../../test/money/records.ts';

const vendor = { kind: 'company', name: 'Popieriaus ratas', country: 'LT', currency: 'EUR', active: true, alikeConfirmed: true };

/** What the walk over all operations sends to make one. */
export const makers: Record<string, Maker> = {
  'vendor-contacts': async ({ admin }) => {
    const made = await admin.post('/api/v1/vendors').send(vendor).expect(201);
    return {
      vendorId: (made.body as { id: number }).id,
      firstName: 'Rasa',
      lastName: 'Kazlauskienė',
      isPrimary: false,
      alikeConfirmed: true,
    };
  },
};
