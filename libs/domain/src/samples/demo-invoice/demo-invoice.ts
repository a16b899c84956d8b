import { hasText } from '../sample/query.ts';

export const demoInvoiceStatuses = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const;
export type DemoInvoiceStatus = (typeof demoInvoiceStatuses)[number];

export class DemoClient {
  address: string;
  company: string;
  companyEmail: string;
  country: string;
  contact: string;
  name: string;
}

/** An invoice of the sample list; unrelated to the invoices of the firm. */
export class DemoInvoiceRecord {
  id: number;
  /** As shown, such as `13 Dec 2019`. */
  issuedDate: string;
  client: DemoClient;
  service: string;
  total: number;
  avatar: string;
  invoiceStatus: DemoInvoiceStatus;
  /** 0, or an amount as shown, such as `-$205`. */
  balance: number | string;
  dueDate: string;
}

export class DemoInvoicePage {
  /** All, unfiltered. */
  allData: DemoInvoiceRecord[];
  invoices: DemoInvoiceRecord[];
  total: number;
}

export class DemoPaymentDetails {
  totalDue: string;
  bankName: string;
  country: string;
  iban: string;
  swiftCode: string;
}

export class DemoInvoiceAnswer {
  /** Null for an unknown id. */
  invoice: DemoInvoiceRecord | null;
  paymentDetails: DemoPaymentDetails;
}

/** The same for every sample invoice. */
export const demoPaymentDetails: DemoPaymentDetails = {
  totalDue: '$12,110.55',
  bankName: 'American Bank',
  country: 'United States',
  iban: 'ETD95476213874685',
  swiftCode: 'BR91905',
};

/** Number of clients that the form of a new invoice offers: those of the invoices with the lowest ids. */
export const offeredClients = 5;

/** Does an invoice match the filter? Example: `fitsDemoInvoice(invoice, { q: 'acme', status: 'paid' })`. */
export const fitsDemoInvoice = (
  { client, invoiceStatus }: Pick<DemoInvoiceRecord, 'client' | 'invoiceStatus'>,
  { q, status }: { q: string; status: string },
): boolean => hasText(q, client.name, client.companyEmail) && (!status || invoiceStatus.toLowerCase() === status.toLowerCase());
