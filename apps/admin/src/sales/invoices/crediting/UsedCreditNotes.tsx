import type { CreditNoteRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { MoneyRow } from '../../../documents/page/MoneyRow.tsx';
import { useDocumentName } from '../../../documents/values/useDocumentName.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { UndoCreditUse } from './UndoCreditUse.tsx';

type Props = { invoiceId: number; notes: readonly CreditNoteRecord[] };

/** The credit notes of other invoices whose credit was used for this one, as rows of a list. */
export const UsedCreditNotes = ({ invoiceId, notes }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useDocumentName();
  return notes.map((note) => {
    const used = note.allocations.find((part) => part.invoiceId === invoiceId);
    if (!used) return null;
    return (
      <MoneyRow
        key={note.id}
        to={`/creditNotes/${note.id}/show`}
        name={nameOf(note)}
        hint={t('crediting.used', { invoice: note.invoiceNumber, date: format.date(used.allocationDate) })}
        amount={format.money(used.amount, note.currency)}
      >
        <UndoCreditUse creditNote={note} used={used} />
      </MoneyRow>
    );
  });
};
