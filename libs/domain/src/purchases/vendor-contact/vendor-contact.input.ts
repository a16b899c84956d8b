import { ContactPersonInput } from '../../firm/party/contact-person.input.ts';
import { Id } from '../../platform/input/validators.ts';

export class VendorContactInput extends ContactPersonInput {
  @Id({ code: 'bill.select_vendor' }) vendorId: number;
}
