/** A token with which a program calls the API, in the name of a person or of a service account. Its text is shown once, when it is made. */
export class ApiTokenRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  name: string;
  /** The person in whose name the token acts; null for that of a service account. */
  userId: number | null;
  /** The service account in whose name the token acts; null for that of a person. */
  serviceAccountId: number | null;
  /** The name of the person or of the service account. */
  ownerName: string;
  /** The first characters of the token, by which a found one is recognised. */
  start: string;
  /** The chosen rights, such as `Invoice.read`; null means all that the owner has. Never more than the owner has at the moment of a call. */
  rights: string[] | null;
  /** The addresses and ranges from which the token is taken; an empty list means everywhere. */
  addresses: string[];
  expiresAt: string;
  endedAt: string | null;
  /** The moment of the latest call; it is written some seconds later. */
  lastUsedAt: string | null;
  /** The IP address of the latest call. */
  lastAddress: string | null;
  /** Number of calls so far. */
  useCount: number;
}

/** A new token. */
export class MadeApiToken {
  /** The token, shown only now: `kontor_` and 46 letters and digits. Send it as `Authorization: Bearer …`. */
  token: string;
  record: ApiTokenRecord;
}
