import type { RecurringBillDetail, RecurringBillInput } from '@kontor/domain';
import type { Maker } from '../../../test/money/records.ts';
import type { Agent } from '../../../test/test-app.ts';
import { makers as ofBills } from '../bills/bill.sample.ts';

/** Monthly, from a day that is always to come. */
const aSchedule = { name: 'Rent', every: 1, unit: 'month', firstDate: '2099-01-31' } as const;
const aHead = { currency: 'EUR', exchangeRate: 1, pricesIncludeTax: false } as const;

/** A recurring bill as a person sends it. */
export const aRecurringBillInput = (
  given: Partial<RecurringBillInput> & Pick<RecurringBillInput, 'vendorId' | 'lines'>,
): RecurringBillInput => ({ ...aSchedule, ...aHead, ...given });

export const recurringBillOf = async (admin: Agent, id: number): Promise<RecurringBillDetail> =>
  (await admin.get(`/api/v1/recurring-bills/${id}`).expect(200)).body as RecurringBillDetail;

/** The input of a recurring bill, for the test that walks over all operations. */
export const makers: Record<string, Maker> = {
  'recurring-bills': async (world, body) => {
    const { vendorId, lines } = ((await ofBills['bills']?.(world, body)) ?? {}) as Pick<RecurringBillInput, 'vendorId' | 'lines'>;
    return aRecurringBillInput({ vendorId, lines });
  },
};
