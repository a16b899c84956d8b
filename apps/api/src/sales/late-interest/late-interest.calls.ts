import type { Prepare } from '../../../test/money/calls.ts';
import { sentInvoice } from '../../../test/money/records.ts';

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'GET /api/v1/invoices/{id}/late-interest': async (world) => {
    await world.api.sql(
      `insert into late_interest_rate (valid_from, percent) values ('2026-01-01', 12) on conflict (valid_from) do nothing`,
    );
    await world.api.sql(`update organisation set late_interest_payers = 'everybody'`);
    return { id: (await sentInvoice(world)).id, query: { until: '2027-03-04' } };
  },
};
