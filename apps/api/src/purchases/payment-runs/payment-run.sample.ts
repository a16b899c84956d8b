import { addDays, todayIn } from '@kontor/domain';
import { clock } from '../../platform/context/clock.ts';
import type { Maker } from '../../../test/money/records.ts';
import { makers as ofBills } from '../bills/bill.sample.ts';

/** A day to come, because no bank pays on one that has passed. */
export const bankDay = (): string => addDays(todayIn('Europe/Vilnius', clock.now()), 4);

/** What the walk over all operations sends to make one. */
export const makers: Record<string, Maker> = {
  'payment-runs': async (world, userId) => {
    const { admin, api } = world;
    const sent = await ofBills['bills']?.(world, userId);
    const { id, vendorId } = (await admin.post('/api/v1/bills').send(sent).expect(201)).body as { id: number; vendorId: number };
    await admin.post(`/api/v1/bills/${id}/open`).send({}).expect(200);
    await api.sql(`update vendor set account = 'LT121000011101001000' where id = $1`, [vendorId]);
    const [account] = await api.sql<{ id: number }>(`select min(id) as id from bank_account where currency = 'EUR'`);
    const lines = [{ billId: id, amount: 8456.19 }];
    return { paymentDate: bankDay(), currency: 'EUR', bankAccountId: account?.id, lines };
  },
};
