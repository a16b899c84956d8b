import { estimatePreflight, type EstimateDetail } from '@kontor/domain';
import { DraftFindings } from '../../../documents/preflight/DraftFindings.tsx';

/** The findings that prevent sending the draft, on its page. */
export const EstimateDraftFindings = ({ estimate }: { estimate: EstimateDetail }) => (
  <DraftFindings kind="estimate" dateField="estimateDate" draft={estimate} check={estimatePreflight} />
);
