/** A document of a person, such as a contract, licence or certificate. */
export class UserDocumentRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  userId: number;
  /** A classifier of type 1. */
  categoryId: number | null;
  /** The last day on which the document is valid; null for no expiry. */
  validUntil: string | null;
  name: string;
  mimeType: string;
  /** Bytes. */
  size: number;
  createdById: number | null;
  createdByName: string | null;
}
