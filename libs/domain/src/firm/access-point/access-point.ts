/** The access point of the organisation, which passes e-invoices on to their recipients; there is one, with id 1. The token is never shown. */
export class AccessPointRecord {
  id: number;
  /** 0 until it is first saved. */
  version: number;
  address: string | null;
  hasToken: boolean;
}
