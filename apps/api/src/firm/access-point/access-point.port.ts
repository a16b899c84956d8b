import type { Endpoint, ToldDeliveryState } from '@kontor/domain';

/** How an access point is reached. */
export type AccessPointAccess = { address: string; token: string | null };
/** A document to pass on; under the same key it is the same document. */
export type HandedDocument = {
  key: string;
  number: string;
  sender: Endpoint;
  recipient: Endpoint;
  xml: Buffer;
  /** Where the access point tells how the document fares, and the secret that it shows there. */
  news: { address: string; secret: string };
};
export type DeliveryNews = { state: ToldDeliveryState; reason: string | null };

/** It does not answer, or says that it cannot now: to be tried again. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}
/** It does not accept the token. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
}

/** An access point, which passes e-invoices on to their recipients and takes those of vendors for the firm. Each method throws `NoAnswer` or `TokenRefused`. */
export type AccessPointPort = {
  /** Hands over a document; returns what it says of it, which can be a refusal. */
  handOver(access: AccessPointAccess, document: HandedDocument): Promise<DeliveryNews>;
  /** Returns how a document fares; undefined if the access point does not have it. */
  newsOf(access: AccessPointAccess, key: string): Promise<DeliveryNews | undefined>;
  /** Returns the keys of documents that have arrived for the firm and wait there, the oldest first. */
  arrived(access: AccessPointAccess): Promise<string[]>;
  /** Returns a document that has arrived, of at most 10 MiB; undefined for a longer one. */
  documentOf(access: AccessPointAccess, key: string): Promise<Buffer | undefined>;
  /** Says that a document was taken, so that it waits no longer. */
  taken(access: AccessPointAccess, key: string): Promise<void>;
  /** Returns when it answers and accepts the token. */
  check(access: AccessPointAccess): Promise<void>;
};
export const ACCESS_POINT_PORT = Symbol('access point');
