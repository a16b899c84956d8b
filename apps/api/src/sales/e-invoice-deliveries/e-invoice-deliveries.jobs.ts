import type { ToldDeliveryState } from '@kontor/domain';
import { job } from '../../platform/jobs/job.ts';

/** Hands an e-invoice to the access point. */
export const handOverEInvoice = job<{ deliveryId: number }>('handOverEInvoice');
/** Asks the access point how the e-invoices fare that it was handed. */
export const askAboutEInvoices = job<object>('askAboutEInvoices');
/** Takes what the access point told by itself. */
export const takeEInvoiceNews = job<{ key: string; state: ToldDeliveryState; reason: string | null }>('takeEInvoiceNews');
