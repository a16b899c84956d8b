import { sql, type Expression } from 'kysely';
import { taxesOfPurchases, taxesOfSales } from '../../books/taxes.ts';
import { customer, day, kind, month, quarter, taxRate, vendor, year } from '../kit/dimensions.ts';
import type { Dimension, Report } from '../kit/report.ts';
import { withColumns } from '../kit/with-columns.ts';

const nothing = { sales: 0, sales_tax: 0, purchases: 0, purchases_tax: 0, reverse_tax: 0, deductible: 0 } as const;

/** The code of a tax rate for the books of its country. */
const codeOf = (column: 'saft_code' | 'isaf_code'): Dimension => ({
  column: 'tax_rate_id',
  kind: 'word',
  place: (rate: Expression<unknown>) => sql`(select ${sql.ref(`r.${column}`)} from tax_rate r where r.id = ${rate})`,
});

/** Tax by rate for the VAT return: of sales and of purchases, by the day of supply; what is sold or bought under reverse charge is told apart. */
export const taxSummaryReport: Report = {
  name: 'taxSummary',
  needs: [
    ['Invoice', 'total'],
    ['CreditNote', 'total'],
    ['RetainerInvoice', 'total'],
    ['Bill', 'total'],
    ['VendorCreditNote', 'total'],
    ['Expense', 'amount'],
  ],
  whole: ['Invoice', 'CreditNote', 'RetainerInvoice', 'Bill', 'VendorCreditNote', 'Expense'],
  facts: (db) => [
    ...withColumns(db, taxesOfSales(db, 'readable'), { ...nothing, sales: 'base', sales_tax: 'tax' }),
    ...withColumns(db, taxesOfPurchases(db, 'readable'), {
      ...nothing,
      purchases: 'base',
      purchases_tax: 'tax',
      reverse_tax: sql`case when w.kind = 'reversePurchase' then w.tax else 0 end`,
      deductible: 'deductible',
    }),
  ],
  measures: {
    sales: { unit: 'money', of: 'sales' },
    salesTax: { unit: 'money', of: 'sales_tax' },
    purchases: { unit: 'money', of: 'purchases' },
    purchasesTax: { unit: 'money', of: 'purchases_tax' },
    reverseTax: { unit: 'money', of: 'reverse_tax' },
    deductible: { unit: 'money', of: 'deductible' },
    payable: { unit: 'money', of: (sum) => sql`${sum('sales_tax')} + ${sum('reverse_tax')} - ${sum('deductible')}` },
  },
  dimensions: {
    taxRate,
    kind,
    saftCode: codeOf('saft_code'),
    isafCode: codeOf('isaf_code'),
    month,
    quarter,
    year,
    day,
    customer,
    vendor,
  },
};
