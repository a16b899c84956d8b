import { addDays, billColumns, round } from '@kontor/domain';
import { randomOf } from '../../random.ts';
import { catalogue, goodsVendorId } from '../catalogue.ts';
import { classifierId, taxes } from '../reference.ts';
import type { Bought } from '../stock.ts';
import { stateOf, type Bill } from './bills.ts';

const termsDays = 30;
const rates = Object.values(taxes);

/** The bills of the goods that came into stock: one for each delivery, in the currency of the firm, opened on its day. */
export function goodsBills(deliveries: readonly Bought[], firstId: number, lastDay: string, seed: number): Bill[] {
  return deliveries.map(({ date, lines }, n) => {
    const columns = billColumns(
      {
        vendorId: goodsVendorId,
        number: goodsBillNumber(date, n),
        billDate: date,
        dueDate: addDays(date, termsDays),
        currency: 'EUR',
        exchangeRate: 1,
        pricesIncludeTax: false,
        reverseCharge: false,
        lines: lines.map(({ itemId, quantity, unitCost }) => {
          const item = catalogue.find(({ id }) => id === itemId);
          return {
            itemId,
            quantity,
            unitCost: round(unitCost),
            description: item?.words.lt ?? '',
            unit: item?.unit ?? 'C62',
            categoryId: classifierId(4, 'OFFICE'),
            taxRateId: taxes.lt21.id,
            billable: false,
          };
        }),
      },
      {
        exchangeRate: 1,
        exchangeRateInverted: false,
        rateOf: ({ taxRateId }) => ({ ...(rates.find(({ id }) => id === taxRateId) ?? taxes.lt21), saftCode: null }),
        customerOfProject: () => undefined,
        markUps: { organisation: null, ofCustomer: () => null, ofProject: () => null },
      },
    );
    const { status, payments } = stateOf(columns, lastDay, randomOf(seed, 83, n));
    const counts = status !== 'draft' && status !== 'void';
    return { id: firstId + n, status: counts ? status : 'open', columns, payments: counts ? payments : [], hasPaper: true };
  });
}

/** The vendor's number of the bill of a delivery. */
const goodsBillNumber = (date: string, n: number): string => `P${date.slice(2, 4)}-${String(400 + n)}`;
