import { SendCreditNoteInput, type CreditNoteDetail } from '@kontor/domain';
import { MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DeleteDraftItem } from '../../../documents/header/DocumentItems.tsx';
import { DocumentHeader } from '../../../documents/header/DocumentHeader.tsx';
import { useSendAtOnce } from '../../../documents/header/useSendAtOnce.ts';
import { VerbButton } from '../../../documents/header/VerbButton.tsx';
import { CreditNoteDraftFindings } from '../preflight/index.ts';
import { SendDialog } from '../../../documents/send/index.ts';
import { may } from '../../../platform/api/ability.ts';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { PayBackDialog } from './PayBackDialog.tsx';
import { VoidCreditNoteDialog } from './VoidCreditNoteDialog.tsx';
import { whyNotVoid } from './whyNot.ts';

type Open = 'send' | 'payBack' | 'void';

/** Title, status and commands; only the next sensible step is a filled button. */
export const CreditNoteHeader = ({ creditNote }: { creditNote: CreditNoteDetail }) => {
  const t = useTranslate();
  const sendAtOnce = useSendAtOnce(creditNote.status);
  const [open, setOpen] = useState<Open | undefined>(sendAtOnce ? 'send' : undefined);
  const close = () => setOpen(undefined);
  const can = (verb: string) => may(verb, 'CreditNote', creditNote);
  const why = whyNotVoid(creditNote, t);
  const isDraft = creditNote.status === 'draft';
  const isSent = creditNote.status === 'sent';
  return (
    <DocumentHeader
      document={creditNote}
      canDuplicate={false}
      status={<StatusChip status={creditNote.status} />}
      action={
        isDraft
          ? can('send') && <VerbButton verb="send" isNext onOpen={() => setOpen('send')} />
          : isSent &&
            creditNote.unallocated > 0 &&
            can('payBack') && <VerbButton verb="payBack" isNext onOpen={() => setOpen('payBack')} />
      }
      overflow={[
        isSent && can('void') && (
          <MenuItem key="void" disabled={Boolean(why)} sx={{ color: 'error.main' }} onClick={() => setOpen('void')}>
            {[t('creditNotes.action.void'), why].filter(Boolean).join(' – ')}
          </MenuItem>
        ),
        isDraft && can('delete') && <DeleteDraftItem key="delete" document={creditNote} text={t('creditNotes.confirm.delete')} />,
      ]}
    >
      {open === 'send' && (
        <SendDialog
          kind="creditNote"
          document={creditNote}
          input={SendCreditNoteInput}
          findings={(sending) => <CreditNoteDraftFindings creditNote={creditNote} {...sending} />}
          onClose={close}
        />
      )}
      {open === 'payBack' && <PayBackDialog creditNote={creditNote} onClose={close} />}
      {open === 'void' && <VoidCreditNoteDialog creditNote={creditNote} onClose={close} />}
    </DocumentHeader>
  );
};
