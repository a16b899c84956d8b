import { job } from '../../../platform/jobs/job.ts';

/** Queued in the transaction that sends or voids a credit note, under the key `credit note pdf <id>`. */
export const drawCreditNotePdf = job<{ creditNoteId: number }>('drawCreditNotePdf');
