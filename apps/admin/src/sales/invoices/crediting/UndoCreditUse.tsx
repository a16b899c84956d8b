import type { CreditAllocationRecord, CreditNoteRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { UndoButton } from '../../../platform/action/UndoButton.tsx';
import { may } from '../../../platform/api/ability.ts';
import { maySee } from '../../../platform/api/maySee.ts';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';

type Props = { creditNote: CreditNoteRecord; used: CreditAllocationRecord };

/** Takes credit of a credit note back from another invoice that it was used for, by the right to use credit. */
export const UndoCreditUse = ({ creditNote, used }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('creditNotes');
  const { id, currency, customerName: customer } = creditNote;
  const amount = format.money(used.amount, currency);
  if (!may('recordPayment', 'Invoice') || !maySee('CreditNote', 'unallocated') || !maySee('Invoice', 'balance')) return null;
  return (
    <UndoButton
      label={t('crediting.undo_use')}
      name={t('crediting.undo_use_named', { amount })}
      text={t('crediting.undo_use_text', { amount, customer, invoice: used.invoiceNumber })}
      run={() => command(id, 'undoUse', { invoiceId: used.invoiceId })}
      success="crediting.undone_use"
    />
  );
};
