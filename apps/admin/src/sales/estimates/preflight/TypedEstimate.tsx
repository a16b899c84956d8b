import { estimatePreflight } from '@kontor/domain';
import { FormFindings } from '../../../documents/preflight/FormFindings.tsx';
import type { EstimateValues } from '../form/values.ts';

/** What sending this estimate would refuse, while it is typed. */
export const TypedEstimate = ({ id }: { id: number | undefined }) => (
  <FormFindings<EstimateValues> kind="estimate" id={id} check={estimatePreflight} />
);
