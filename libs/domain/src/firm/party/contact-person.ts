/** A contact person of a customer or a vendor. */
export class ContactPerson {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  firstName: string;
  lastName: string;
  fullName: string;
  position: string | null;
  email: string | null;
  phone: string | null;
  isPrimary: boolean;
  notes: string | null;
}
