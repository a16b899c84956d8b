import type { RetainerInvoiceDetail } from '@kontor/domain';
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
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import type { Format } from '../../../platform/format/format.ts';
import { retainerWords } from '../index.ts';
import { RetainerFormFindings } from '../preflight/index.ts';
import { advanceBasis } from './advanceBasis.ts';
import { referencesOf } from '../../../documents/values/references.ts';
import { retainerDrafts, type RetainerValues } from './values.ts';

const PreviewPane = part(() => import('../../../documents/paper/PreviewPane.tsx').then((m) => m.PreviewPane<RetainerValues>));

const words = [documentWords, retainerWords];

const factsOf = (values: RetainerValues, format: Format) =>
  [['invoiceDate', format.date(values.invoiceDate)], ['dueDate', format.date(values.dueDate)], ...referencesOf(values)] as const;

type Props = { basis: Basis; defaults: RetainerValues; retainer?: RetainerInvoiceDetail; title: string };

/** The editor of a retainer invoice draft: customer, dates, lines, totals, texts; with the preview beside it on a wide screen. */
export const RetainerForm = ({ basis: given, defaults, retainer, title }: Props) => {
  const t = useTranslate();
  const language = useLanguage();
  const basis = useMemo(() => advanceBasis(given, language), [given, language]);
  const { rates } = basis;
  const resolver = useMemo(
    () => lateResolver(() => import('./retainerResolver.ts').then((m) => m.retainerResolver(rates, t))),
    [rates, t],
  );
  const saving = useSaveDocument<RetainerValues, RetainerInvoiceDetail>({
    resource: 'retainerInvoices',
    document: retainer,
    rates,
    drafts: retainerDrafts,
  });
  return (
    <DocumentForm
      resource="retainerInvoices"
      dateField="invoiceDate"
      basis={basis}
      title={title}
      defaults={defaults}
      document={retainer}
      resolver={resolver}
      saving={saving}
      drafts={retainerDrafts}
      preview={<PreviewPane document={retainer} factsOf={factsOf} words={words} />}
    >
      <DetailsSection until="dueDate" kind="retainerInvoice" customer={<CustomerField />} />
      <LinesSection />
      <OnceCustomerChosen>
        <RetainerFormFindings id={retainer?.id} />
      </OnceCustomerChosen>
      <NotesSection kind="retainerInvoice" />
    </DocumentForm>
  );
};
