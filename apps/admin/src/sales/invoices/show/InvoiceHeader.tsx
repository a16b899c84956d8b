import { invoiceMachine, SendInvoiceInput, type InvoiceDetail, type InvoiceVerb } from '@kontor/domain';
import { Button, MenuItem } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { CorrectDialog, CreditItems } from '../crediting/index.ts';
import { useCreditNotesOf } from '../crediting/useCreditNotesOf.ts';
import { InvoiceBadges } from '../InvoiceBadges.tsx';
import { VoidDialog } from './VoidDialog.tsx';
import { EditIssuedDialog } from './EditIssuedDialog.tsx';
import { MarkPaidDialog, RecordPaymentDialog } from './PaymentDialogs.tsx';
import { InvoiceDraftFindings } from '../preflight/index.ts';
import { SendDialog } from '../../../documents/send/index.ts';
import { DeleteDraftItem } from '../../../documents/header/DocumentItems.tsx';
import { DocumentHeader } from '../../../documents/header/DocumentHeader.tsx';
import { useSendAtOnce } from '../../../documents/header/useSendAtOnce.ts';
import { VerbButton } from '../../../documents/header/VerbButton.tsx';
import { MakeRecurringItem } from './MakeRecurringItem.tsx';
import { UseCreditAction, useCreditFor } from './UseCredit.tsx';

import { whyNot } from './whyNot.ts';

const WriteOffDialog = lazy(() => import('./WriteOffDialog.tsx').then((m) => ({ default: m.WriteOffDialog })));

type Open = 'send' | 'markPaid' | 'recordPayment' | 'writeOff' | 'correct' | 'void' | 'edit';

/** Title, status and commands; only the next sensible step is a filled button. */
export const InvoiceHeader = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useTranslate();
  const credit = useCreditFor(invoice);
  const { isCreditable, hasLiving } = useCreditNotesOf(invoice);
  const sendAtOnce = useSendAtOnce(invoice.status);
  const [open, setOpen] = useState<Open | undefined>(sendAtOnce ? 'send' : undefined);
  const close = () => setOpen(undefined);
  const can = (verb: string) => may(verb, 'Invoice', invoice);
  const why = (verb: InvoiceVerb) => whyNot(verb, { ...invoice, hasLiving }, t);
  const next: InvoiceVerb | undefined = (['send', 'recordPayment'] as const).find(
    (verb) => invoiceMachine.actionsFrom(invoice.status).includes(verb) && can(verb),
  );
  const button = (verb: Open & InvoiceVerb) =>
    can(verb) && <VerbButton verb={verb} isNext={verb === next} why={why(verb)} onOpen={() => setOpen(verb)} />;
  const isDraft = invoice.status === 'draft';
  return (
    <DocumentHeader
      document={invoice}
      hasPaper={!invoice.opening}
      status={<InvoiceBadges invoice={invoice} />}
      secondary={
        !isDraft && (
          <>
            {can('update') && (
              <Button variant="outlined" onClick={() => setOpen('edit')}>
                {t('documents.action.edit')}
              </Button>
            )}
            {invoice.status !== 'void' && button('markPaid')}
          </>
        )
      }
      action={isDraft ? button('send') : invoice.status !== 'void' && button('recordPayment')}
      overflow={[
        credit > 0 && <UseCreditAction key="credit" asMenuItem invoice={invoice} credit={credit} />,
        !isDraft && invoice.status !== 'void' && can('writeOff') && (
          <MenuItem key="writeOff" disabled={Boolean(why('writeOff'))} onClick={() => setOpen('writeOff')}>
            {[t('invoices.action.writeOff'), why('writeOff')].filter(Boolean).join(' – ')}
          </MenuItem>
        ),
        isCreditable && <CreditItems key="credit-notes" invoiceId={invoice.id} onCorrect={() => setOpen('correct')} />,
        // The customer has it: it is credited instead.
        !isDraft && !invoice.isDelivered && can('void') && (
          <MenuItem key="void" disabled={Boolean(why('void'))} sx={{ color: 'error.main' }} onClick={() => setOpen('void')}>
            {[t('invoices.action.void'), why('void')].filter(Boolean).join(' – ')}
          </MenuItem>
        ),
        !invoice.opening && may('create', 'RecurringInvoice') && <MakeRecurringItem key="recurring" id={invoice.id} />,
        isDraft && can('delete') && <DeleteDraftItem key="delete" document={invoice} text={t('invoices.confirm.delete')} />,
      ]}
    >
      {open === 'send' && (
        <SendDialog
          kind="invoice"
          document={invoice}
          input={SendInvoiceInput}
          findings={(sending) => <InvoiceDraftFindings invoice={invoice} {...sending} />}
          onClose={close}
        />
      )}
      {open === 'markPaid' && <MarkPaidDialog invoice={invoice} onClose={close} />}
      {open === 'recordPayment' && <RecordPaymentDialog invoice={invoice} onClose={close} />}
      {open === 'void' && <VoidDialog invoice={invoice} onClose={close} />}
      {open === 'edit' && <EditIssuedDialog invoice={invoice} onClose={close} />}
      <Suspense fallback={null}>
        {open === 'writeOff' && <WriteOffDialog invoice={invoice} onClose={close} />}
        {open === 'correct' && <CorrectDialog invoice={invoice} onClose={close} />}
      </Suspense>
    </DocumentHeader>
  );
};
