import { creditNotePreflight, type CreditNoteDetail } from '@kontor/domain';
import { DraftFindings, type Sending } from '../../../documents/preflight/DraftFindings.tsx';

/** The findings that prevent sending the draft, on its page and in the dialog that sends it. */
export const CreditNoteDraftFindings = ({ creditNote, ...sending }: { creditNote: CreditNoteDetail } & Sending) => (
  <DraftFindings {...sending} kind="creditNote" dateField="creditNoteDate" draft={creditNote} check={creditNotePreflight} />
);
