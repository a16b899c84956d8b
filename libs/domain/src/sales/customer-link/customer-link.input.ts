import { Id, Ids, Text, Whole } from '../../platform/input/validators.ts';

/** What the link opens: one of the five. */
export class CustomerLinkInput {
  @Id({ optional: true }) customerId?: number | null;
  @Id({ optional: true }) invoiceId?: number | null;
  @Id({ optional: true }) estimateId?: number | null;
  @Id({ optional: true }) retainerInvoiceId?: number | null;
  @Id({ optional: true }) creditNoteId?: number | null;
}

/** What a customer sends to accept or decline an estimate. */
export class CustomerDecisionInput {
  /** The version that was read: one that was revised meanwhile is not accepted unread. */
  @Whole(1, 1_000_000) revision: number;
  /** The positions of the optional lines that they ticked. */
  @Ids() chosenLines: number[];
  @Text(200) name: string;
  @Text(1000, { optional: true }) remark?: string | null;
}
