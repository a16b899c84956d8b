import { estimatePreflight, type EstimateDetail } from '@kontor/domain';
import { DraftFindings, type Sending } from '../../../documents/preflight/DraftFindings.tsx';

/** The findings that prevent sending the draft, on its page and in the dialog that sends it. */
export const EstimateDraftFindings = ({ estimate, ...sending }: { estimate: EstimateDetail } & Sending) => (
  <DraftFindings {...sending} kind="estimate" dateField="estimateDate" draft={estimate} check={estimatePreflight} />
);
