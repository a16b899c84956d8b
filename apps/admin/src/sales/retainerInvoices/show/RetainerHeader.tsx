import { retainerInvoiceMachine, SendRetainerInvoiceInput, type RetainerInvoiceDetail } from '@kontor/domain';
import { MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DeleteDraftItem } from '../../../documents/header/DocumentItems.tsx';
import { DocumentHeader } from '../../../documents/header/DocumentHeader.tsx';
import { useSendAtOnce } from '../../../documents/header/useSendAtOnce.ts';
import { VerbButton } from '../../../documents/header/VerbButton.tsx';
import { SendDialog } from '../../../documents/send/index.ts';
import { may } from '../../../platform/api/ability.ts';
import { RetainerBadges } from '../RetainerBadges.tsx';
import { MarkRetainerPaid, RecordRetainerPayment } from './PaymentDialogs.tsx';
import { VoidRetainerDialog } from './VoidRetainerDialog.tsx';

type Open = 'send' | 'recordPayment' | 'markPaid' | 'void';

/** Title, status and commands; only the next sensible step is a filled button. */
export const RetainerHeader = ({ retainer }: { retainer: RetainerInvoiceDetail }) => {
  const t = useTranslate();
  const sendAtOnce = useSendAtOnce(retainer.status);
  const [open, setOpen] = useState<Open | undefined>(sendAtOnce ? 'send' : undefined);
  const close = () => setOpen(undefined);
  const can = (verb: Open): boolean =>
    retainerInvoiceMachine.actionsFrom(retainer.status).includes(verb) && may(verb, 'RetainerInvoice', retainer);
  const isDraft = retainer.status === 'draft';
  const next: Open = isDraft ? 'send' : 'recordPayment';
  const button = (verb: Open) => can(verb) && <VerbButton verb={verb} isNext={verb === next} onOpen={() => setOpen(verb)} />;
  const why = retainer.paid > 0 ? t('retainerInvoices.why.has_payments') : undefined;
  return (
    <DocumentHeader
      document={retainer}
      status={<RetainerBadges retainer={retainer} />}
      secondary={button('markPaid')}
      action={button(next)}
      overflow={[
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
        <SendDialog kind="retainerInvoice" document={retainer} input={SendRetainerInvoiceInput} onClose={close} />
      )}
      {open === 'recordPayment' && <RecordRetainerPayment retainer={retainer} onClose={close} />}
      {open === 'markPaid' && <MarkRetainerPaid retainer={retainer} onClose={close} />}
      {open === 'void' && <VoidRetainerDialog retainer={retainer} onClose={close} />}
    </DocumentHeader>
  );
};
