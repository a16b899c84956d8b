import { retainerInvoiceMachine, SendRetainerInvoiceInput, type RetainerInvoiceDetail } from '@kontor/domain';
import { MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DeleteDraftItem } from '../../../documents/header/DocumentItems.tsx';
import { DocumentHeader } from '../../../documents/header/DocumentHeader.tsx';
import { useSendAtOnce } from '../../../documents/header/useSendAtOnce.ts';
import { VerbButton } from '../../../documents/header/VerbButton.tsx';
import { RetainerDraftFindings } from '../preflight/index.ts';
import { SendDialog } from '../../../documents/send/index.ts';
import { may } from '../../../platform/api/ability.ts';
import { RetainerBadges } from '../RetainerBadges.tsx';
import { ApplyDialog } from '../money/ApplyDialog.tsx';
import { RefundDialog } from '../money/RefundDialog.tsx';
import { MarkRetainerPaid, RecordRetainerPayment } from './PaymentDialogs.tsx';
import { VoidRetainerDialog } from './VoidRetainerDialog.tsx';
import { whyNotVoid } from './whyNot.ts';

type Verb = 'send' | 'recordPayment' | 'markPaid' | 'void';
type Open = Verb | 'apply' | 'refund';

/** Title, status and commands; only the next sensible step is a filled button. */
export const RetainerHeader = ({ retainer }: { retainer: RetainerInvoiceDetail }) => {
  const t = useTranslate();
  const sendAtOnce = useSendAtOnce(retainer.status);
  const [open, setOpen] = useState<Open | undefined>(sendAtOnce ? 'send' : undefined);
  const close = () => setOpen(undefined);
  const can = (verb: Verb): boolean =>
    retainerInvoiceMachine.actionsFrom(retainer.status).includes(verb) && may(verb, 'RetainerInvoice', retainer);
  const isDraft = retainer.status === 'draft';
  const next: Verb = isDraft ? 'send' : 'recordPayment';
  const button = (verb: Verb) => can(verb) && <VerbButton verb={verb} isNext={verb === next} onOpen={() => setOpen(verb)} />;
  const hasMoney = retainer.available > 0;
  const mayApply = hasMoney && may('apply', 'RetainerInvoice', retainer);
  const why = whyNotVoid(retainer, t);
  return (
    <DocumentHeader
      document={retainer}
      status={<RetainerBadges retainer={retainer} />}
      secondary={button('markPaid')}
      action={
        retainer.status === 'paid' ? mayApply && <VerbButton verb="apply" isNext onOpen={() => setOpen('apply')} /> : button(next)
      }
      overflow={[
        mayApply && retainer.status !== 'paid' && (
          <MenuItem key="apply" onClick={() => setOpen('apply')}>
            {t('retainerInvoices.action.apply')}
          </MenuItem>
        ),
        hasMoney && may('refund', 'RetainerInvoice', retainer) && (
          <MenuItem key="refund" onClick={() => setOpen('refund')}>
            {t('retainerInvoices.action.refund')}
          </MenuItem>
        ),
        can('void') && (
          <MenuItem key="void" disabled={Boolean(why)} sx={{ color: 'error.main' }} onClick={() => setOpen('void')}>
            {[t('retainerInvoices.action.void'), why].filter(Boolean).join(' – ')}
          </MenuItem>
        ),
        isDraft && may('delete', 'RetainerInvoice', retainer) && (
          <DeleteDraftItem key="delete" document={retainer} text={t('retainerInvoices.confirm.delete')} />
        ),
      ]}
    >
      {open === 'send' && (
        <SendDialog
          kind="retainerInvoice"
          document={retainer}
          input={SendRetainerInvoiceInput}
          findings={(sending) => <RetainerDraftFindings retainer={retainer} {...sending} />}
          onClose={close}
        />
      )}
      {open === 'recordPayment' && <RecordRetainerPayment retainer={retainer} onClose={close} />}
      {open === 'markPaid' && <MarkRetainerPaid retainer={retainer} onClose={close} />}
      {open === 'apply' && <ApplyDialog retainer={retainer} onClose={close} />}
      {open === 'refund' && <RefundDialog retainer={retainer} onClose={close} />}
      {open === 'void' && <VoidRetainerDialog retainer={retainer} onClose={close} />}
    </DocumentHeader>
  );
};
