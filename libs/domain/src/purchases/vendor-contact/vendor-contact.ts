import { ContactPerson } from '../../firm/party/contact-person.ts';

/** A contact person of a vendor. */
export class VendorContactRecord extends ContactPerson {
  vendorId: number;
  vendorName: string;
}
