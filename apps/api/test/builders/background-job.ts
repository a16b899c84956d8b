import { BackgroundJob } from '../../src/people/background-jobs/background-job.entity.ts';
import { rowsOf } from './store.ts';
import { aUser } from './user.ts';

export const aBackgroundJob = rowsOf(BackgroundJob)(() => ({
  userId: aUser(),
  kind: 'invoicePdfs',
  title: 'PDFs of invoices (3)',
  input: { ids: [1, 2, 3] },
}));
