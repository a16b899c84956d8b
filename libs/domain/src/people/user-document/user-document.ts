/** A paper of a person: contract, licence, certificate. */
export class UserDocumentRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  userId: number;
  /** A classifier of type 1. */
  categoryId: number | null;
  /** The last day on which it is good; null: without end. */
  validUntil: string | null;
  name: string;
  mimeType: string;
  /** Bytes. */
  size: number;
  createdById: number | null;
  createdByName: string | null;
}
