import type { DocumentKind } from '@kontor/domain';
import { SeriesChoice } from '../numbering/SeriesChoice.tsx';
import { ContactFields } from './ContactFields.tsx';
import { DateFields } from './DateFields.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { FieldGrid } from './FieldGrid.tsx';

/** The folded details, whose defaults are usually right. */
export const FurtherDetails = ({ until, kind }: { until: string; kind?: DocumentKind }) => (
  <FieldGrid>
    <ContactFields />
    <DateFields until={until} />
    <DocumentFields />
    {kind && <SeriesChoice kind={kind} />}
  </FieldGrid>
);
