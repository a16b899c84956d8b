import type { StockMovedRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useSigned } from './useSigned.ts';

/** Writes what moved an item, each with its document and quantity: `INV-2026-0007 (−40), Opening stock (+3)`. */
export function useMoved(): (moves: readonly StockMovedRecord[]) => string {
  const t = useTranslate();
  const signed = useSigned();
  const nameOf = ({ reference, kind, subjectId }: StockMovedRecord): string => {
    if (reference) return reference;
    const isIssued = kind === 'issue' || kind === 'issueReturn';
    const what = t(isIssued ? `stockMoves.without_document.${kind}` : `stockMoves.kinds.${kind}`);
    return subjectId === null ? what : `${what} #${subjectId}`;
  };
  return (moves) => moves.map((move) => `${nameOf(move)} (${signed(move.quantity)})`).join(', ');
}
