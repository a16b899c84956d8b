import { estimatePreflight } from '@kontor/domain';
import { FormFindings } from '../../../documents/preflight/FormFindings.tsx';
import type { EstimateValues } from '../form/values.ts';

/** The findings that would prevent sending this estimate, while it is typed. */
export const EstimateFormFindings = ({ id }: { id: number | undefined }) => (
  <FormFindings<EstimateValues> kind="estimate" id={id} check={estimatePreflight} />
);
