/**
 * Where an e-invoice that goes by the access point stands. `queued`: not handed over yet; `sent`: the access point has it; `accepted`: so has the
 * recipient's; `delivered`: so has the recipient; `rejected`: one of them refuses it, with the reason; `failed`: it could not be handed over.
 */
export const eInvoiceDeliveryStates = ['queued', 'sent', 'accepted', 'delivered', 'rejected', 'failed'] as const;
export type EInvoiceDeliveryState = (typeof eInvoiceDeliveryStates)[number];

/** The states that an access point tells. */
export const toldDeliveryStates = ['sent', 'accepted', 'delivered', 'rejected'] as const;
export type ToldDeliveryState = (typeof toldDeliveryStates)[number];

/** Why an e-invoice could not be handed over. */
export const eInvoiceDeliveryProblems = ['notSetUp', 'noAnswer', 'tokenRefused'] as const;
export type EInvoiceDeliveryProblem = (typeof eInvoiceDeliveryProblems)[number];

/** One way of an e-invoice through the access point; after a rejection a person can send it again, which is another one. */
export class EInvoiceDeliveryRecord {
  id: number;
  createdAt: string;
  /** 1, then 2 when it was sent again after a rejection. */
  edition: number;
  state: EInvoiceDeliveryState;
  /** When it came into this state. */
  stateAt: string;
  /** The words of who rejected it. */
  reason: string | null;
  problem: EInvoiceDeliveryProblem | null;
}
