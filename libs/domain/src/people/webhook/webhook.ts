/** The whole record as the owner of the hook may read it, or only its id. */
export const webhookContents = ['record', 'id'] as const;
export type WebhookContent = (typeof webhookContents)[number];

/** Why Kontor switched a webhook off: no delivery succeeded for three days, the receiver said that it is gone, or its owner is. */
export const webhookOffReasons = ['failing', 'gone', 'owner'] as const;
export type WebhookOffReason = (typeof webhookOffReasons)[number];

/** An address that is told what happens here, by the Standard Webhooks scheme. Its secret is shown once. */
export class WebhookRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  name: string;
  url: string;
  /** The person whose rights decide what is told; null for a service account. */
  userId: number | null;
  /** The service account whose rights decide what is told; null for a person. */
  serviceAccountId: number | null;
  /** The name of the person or of the service account. */
  ownerName: string;
  /** The chosen events, such as `Invoice.send`, or `Invoice` for all of a noun; null means everything that the owner may read. */
  events: string[] | null;
  content: WebhookContent;
  active: boolean;
  /** Why Kontor switched it off; null while it is active, or when a person switched it off. */
  offReason: WebhookOffReason | null;
  /** Until then deliveries are signed with the former secret as well; null when there is none. */
  previousSecretUntil: string | null;
  /** Since when no delivery has succeeded; null while they do. */
  failingSince: string | null;
  /** Number of deliveries that still have to be made. */
  pendingCount: number;
}

/** A new webhook, or one with a new secret. */
export class MadeWebhook {
  /** The secret, shown only now: `whsec_` and 32 bytes in Base64. */
  secret: string;
  record: WebhookRecord;
}

export const deliveryStates = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why a delivery got no answer. Of the last two nothing was sent: a key of this installation is missing, or the record could not be read. */
export const deliveryProblems = [
  'timeout',
  'unknownName',
  'privateAddress',
  'notHttps',
  'badCertificate',
  'notReached',
  'unreadableSecret',
  'unreadableRecord',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

/** A delivery to a webhook: one event, with its latest attempt. */
export class WebhookDeliveryRecord {
  id: number;
  webhookId: number;
  webhookName: string;
  /** `webhook-id`: the same at each attempt, so that the receiver recognises what it already has. */
  messageId: string;
  /** Noun and verb, such as `Invoice.send`. */
  type: string;
  subject: string;
  subjectId: number;
  /** When it happened. */
  at: string;
  state: DeliveryState;
  /** Number of attempts so far. */
  attempts: number;
  /** When the next attempt is due; null when there is none. */
  nextAt: string | null;
  /** When the latest attempt was made. */
  triedAt: string | null;
  /** HTTP status of the latest answer. */
  status: number | null;
  /** Why there was no answer. */
  error: DeliveryProblem | null;
  /** Milliseconds from the request to the end of the answer. */
  tookMs: number | null;
}

/** A delivery with what was sent and answered at the latest attempt. */
export class WholeWebhookDelivery extends WebhookDeliveryRecord {
  /** The body that was sent; null before the first attempt, and for those who could not give the webhook's owner its rights. */
  request: string | null;
  /** The beginning of the answer, at most 64 KiB. */
  answer: string | null;
}

/** The body of each delivery. */
export class WebhookMessage {
  /** Noun and verb, such as `Invoice.send`. */
  type: string;
  /** When it happened. */
  timestamp: string;
  data: WebhookMessageData;
}
export class WebhookMessageData {
  /** The noun, such as Invoice. */
  subject: string;
  id: number;
  kind: 'create' | 'update' | 'delete';
  verb: string;
  /** The record as it is when the message is sent; null when it is deleted by then. Left out by webhooks that tell only ids. */
  record?: object | null;
}
