import { estimatePreflight, type EstimateDetail } from '@kontor/domain';
import { DraftFindings } from '../../../documents/preflight/DraftFindings.tsx';

/** What keeps the draft from being sent, on its page. */
export const DraftEstimate = ({ estimate }: { estimate: EstimateDetail }) => (
  <DraftFindings kind="estimate" dateField="estimateDate" draft={estimate} check={estimatePreflight} />
);
