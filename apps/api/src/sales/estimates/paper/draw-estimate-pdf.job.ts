import { job } from '../../../platform/jobs/job.ts';

/** Queued in the transaction that sends an estimate, under the key `estimate pdf <id>`. */
export const drawEstimatePdf = job<{ estimateId: number }>('drawEstimatePdf');
