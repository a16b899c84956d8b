import { Id } from '../../platform/input/validators.ts';
import { ContactPersonInput } from '../../firm/party/contact-person.input.ts';

export class ContactInput extends ContactPersonInput {
  @Id({ code: 'document.select_customer' }) customerId: number;
}
