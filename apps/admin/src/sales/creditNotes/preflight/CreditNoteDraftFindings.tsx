import { creditNotePreflight, type CreditNoteDetail } from '@kontor/domain';
import { DraftFindings } from '../../../documents/preflight/DraftFindings.tsx';

/** The findings that prevent sending the draft, on its page. */
export const CreditNoteDraftFindings = ({ creditNote }: { creditNote: CreditNoteDetail }) => (
  <DraftFindings kind="creditNote" dateField="creditNoteDate" draft={creditNote} check={creditNotePreflight} />
);
