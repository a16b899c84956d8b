import { ContactPerson } from '../../firm/party/contact-person.ts';

/** A contact person of a customer. */
export class ContactRecord extends ContactPerson {
  customerId: number;
  customerName: string;
  getsInvoices: boolean;
  getsReminders: boolean;
  getsEstimates: boolean;
}
