import { sql } from 'kysely';
import { openBillsOn } from '../../books/open-on.ts';
import { agedColumns, agedMeasures, agedOnDay } from '../kit/ages.ts';
import { currency, documentMonth, kind, vendor } from '../kit/dimensions.ts';
import type { Report } from '../kit/report.ts';
import { withColumns } from '../kit/with-columns.ts';

/** What the firm owed vendors at the end of the last day, by the days since it was due. */
export const payablesReport: Report = {
  name: 'payables',
  needs: [['Bill', 'total']],
  asOf: true,
  facts: (db, { to }) =>
    withColumns(db, [openBillsOn(db, to)], {
      currency: 'currency',
      open: 'base_open',
      ...agedColumns(sql.ref('w.base_open'), { day: sql.ref('w.due_day'), on: agedOnDay(to) }),
    }),
  measures: agedMeasures,
  dimensions: { vendor, currency, kind, month: documentMonth },
};
