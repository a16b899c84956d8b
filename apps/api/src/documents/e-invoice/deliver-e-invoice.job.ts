import type { FileSubject } from '@kontor/domain';
import { job } from '../../platform/jobs/job.ts';

/** Begins to deliver the e-invoice of a document by the access point. */
export const deliverEInvoice = job<{ subject: FileSubject; id: number }>('deliverEInvoice');
