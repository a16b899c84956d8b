import type { EstimateDetail } from '@kontor/domain';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { CustomerField } from '../../../documents/form/CustomerField.tsx';
import { DetailsSection } from '../../../documents/form/DetailsSection.tsx';
import { DocumentForm } from '../../../documents/form/DocumentForm.tsx';
import { LinesSection } from '../../../documents/form/LinesSection.tsx';
import { NotesSection } from '../../../documents/form/NotesSection.tsx';
import { useSaveDocument } from '../../../documents/form/useSaveDocument.ts';
import { documentWords } from '../../../documents/index.ts';
import { OnceCustomerChosen } from '../../../documents/preflight/OnceCustomerChosen.tsx';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import { part } from '../../../platform/page/page.ts';
import { lateResolver } from '../../../platform/form/lateResolver.ts';
import type { Format } from '../../../platform/format/format.ts';
import { estimateWords } from '../index.ts';
import { EstimateFormFindings } from '../preflight/index.ts';
import { referencesOf } from '../../../documents/values/references.ts';
import { estimateDrafts, type EstimateValues } from './values.ts';

const PreviewPane = part(() => import('../../../documents/paper/PreviewPane.tsx').then((m) => m.PreviewPane<EstimateValues>));

const words = [documentWords, estimateWords];

const factsOf = (values: EstimateValues, format: Format) =>
  [
    ['estimateDate', format.date(values.estimateDate)],
    ['expiryDate', format.date(values.expiryDate)],
    ...referencesOf(values),
  ] as const;

type Props = { basis: Basis; defaults: EstimateValues; estimate?: EstimateDetail; title: string };

/** The editor of an estimate draft, new or revised: customer, dates, lines, totals, texts; with the preview beside it on a wide screen. */
export const EstimateForm = ({ basis, defaults, estimate, title }: Props) => {
  const t = useTranslate();
  const { rates } = basis;
  const resolver = useMemo(
    () => lateResolver(() => import('./estimateResolver.ts').then((m) => m.estimateResolver(rates, t))),
    [rates, t],
  );
  const saving = useSaveDocument<EstimateValues, EstimateDetail>({
    resource: 'estimates',
    document: estimate,
    rates,
    drafts: estimateDrafts,
  });
  return (
    <DocumentForm
      resource="estimates"
      dateField="estimateDate"
      basis={basis}
      title={title}
      defaults={defaults}
      document={estimate}
      resolver={resolver}
      saving={saving}
      drafts={estimateDrafts}
      preview={<PreviewPane document={estimate} factsOf={factsOf} words={words} />}
    >
      <DetailsSection until="expiryDate" kind={estimate?.number ? undefined : 'estimate'} customer={<CustomerField />} />
      <LinesSection mayBeOptional />
      <OnceCustomerChosen>
        <EstimateFormFindings id={estimate?.id} />
      </OnceCustomerChosen>
      <NotesSection kind="estimate" />
    </DocumentForm>
  );
};
