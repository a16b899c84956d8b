import { Flag, Id } from '../../platform/input/validators.ts';
import { ContactPersonInput } from '../../firm/party/contact-person.input.ts';

export class ContactInput extends ContactPersonInput {
  @Id({ code: 'document.select_customer' }) customerId: number;
  /** Emails with invoices, credit notes, receipts and statements go to the contact persons who get them. */
  @Flag({ optional: true }) getsInvoices?: boolean;
  @Flag({ optional: true }) getsReminders?: boolean;
  @Flag({ optional: true }) getsEstimates?: boolean;
}
