import type { GoodsLine } from '@kontor/domain';
import type { StockDocument } from '../../../stock/moves/document-stock.service.ts';
import type { CreditNote } from '../credit-note.entity.ts';

/** Names the credit note for the stock ledger. */
export const stockOf = ({ id, creditNoteDate, number }: CreditNote): StockDocument => ({
  subject: 'CreditNote',
  subjectId: id,
  kind: 'return',
  date: creditNoteDate,
  dateField: 'creditNoteDate',
  reference: number,
});

/** Returns what comes back to stock when the credit note is sent. An amount gives back no goods. Its lines are loaded. */
export function goodsReturned({ goodsReturned: isBack, lines }: CreditNote): GoodsLine[] {
  if (!isBack) return [];
  return lines.getItems().map(({ itemId = null, quantity, isByAmount }) => ({ itemId, quantity: isByAmount ? 0 : quantity }));
}
