/** A program of the firm or of a partner that calls the API in its own name, with a role of its own and without a password. */
export class ServiceAccountRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  name: string;
  note: string | null;
  roleId: number;
  roleName: string;
  active: boolean;
  /** Number of its tokens that are neither ended nor expired. */
  tokenCount: number;
}
