import { sql } from 'kysely';
import { openInvoicesOn } from '../../books/open-on.ts';
import { agedColumns, agedMeasures, agedOnDay } from '../kit/ages.ts';
import { currency, customer, documentMonth, kind, project } from '../kit/dimensions.ts';
import type { Report } from '../kit/report.ts';
import { withColumns } from '../kit/with-columns.ts';

/** What customers owed at the end of the last day, by the days since it was due. */
export const receivablesReport: Report = {
  name: 'receivables',
  needs: [['Invoice', 'total']],
  asOf: true,
  facts: (db, { to }) =>
    withColumns(db, [openInvoicesOn(db, to)], {
      currency: 'currency',
      open: 'base_open',
      ...agedColumns(sql.ref('w.base_open'), { day: sql.ref('w.due_day'), on: agedOnDay(to) }),
    }),
  measures: agedMeasures,
  dimensions: { customer, project, currency, kind, month: documentMonth },
};
