import type { InvoiceDetail } from '@kontor/domain';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { DocumentForm } from '../../../documents/form/DocumentForm.tsx';
import { LinesSection } from '../../../documents/form/LinesSection.tsx';
import { NotesSection } from '../../../documents/form/NotesSection.tsx';
import { DetailsSection } from '../../../documents/form/DetailsSection.tsx';
import { useSaveDocument } from '../../../documents/form/useSaveDocument.ts';
import { OnceCustomerChosen } from '../../../documents/preflight/OnceCustomerChosen.tsx';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import type { Format } from '../../../platform/format/format.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { part } from '../../../platform/page/page.ts';
import { lateResolver } from '../../../platform/form/lateResolver.ts';
import { CostsOffer } from '../costs/index.ts';
import { documentWords } from '../../../documents/index.ts';
import { invoiceWords } from '../index.ts';
import { InvoiceFormFindings } from '../preflight/index.ts';
import { InvoiceCustomer } from './InvoiceCustomer.tsx';
import { referencesOf } from '../../../documents/values/references.ts';
import { invoiceDrafts, type InvoiceValues } from './values.ts';

const PreviewPane = part(() => import('../../../documents/paper/PreviewPane.tsx').then((m) => m.PreviewPane<InvoiceValues>));

// Fetched once a customer is chosen, so that the editor opens without them.
const CustomerDebts = part(() => import('./CustomerDebts.tsx').then((m) => m.CustomerDebts));
const HoursOffer = part(() => import('../hours/HoursOffer.tsx').then((m) => m.HoursOffer));
const HoursAnnexField = part(() => import('../hours/HoursAnnexField.tsx').then((m) => m.HoursAnnexField));

const words = [documentWords, invoiceWords];

const factsOf = (values: InvoiceValues, format: Format) =>
  [['invoiceDate', format.date(values.invoiceDate)], ['dueDate', format.date(values.dueDate)], ...referencesOf(values)] as const;

type Props = { basis: Basis; defaults: InvoiceValues; invoice?: InvoiceDetail; title: string };

/** The editor of an invoice draft: customer, dates, lines, totals, texts; with the preview beside it on a wide screen. */
export const InvoiceForm = ({ basis, defaults, invoice, title }: Props) => {
  const t = useTranslate();
  const readAgain = useReadAgain();
  const { rates } = basis;
  const resolver = useMemo(
    () => lateResolver(() => import('./invoiceResolver.ts').then((m) => m.invoiceResolver(rates, t))),
    [rates, t],
  );
  const saving = useSaveDocument<InvoiceValues, InvoiceDetail>({
    resource: 'invoices',
    document: invoice,
    rates,
    drafts: invoiceDrafts,
    onRefused: (code) => {
      // Hours and costs billed or changed elsewhere are offered in their current state.
      if (code.startsWith('invoice.hours_') || code.startsWith('invoice.cost_')) readAgain();
    },
  });
  return (
    <DocumentForm
      resource="invoices"
      dateField="invoiceDate"
      basis={basis}
      title={title}
      defaults={defaults}
      document={invoice}
      resolver={resolver}
      saving={saving}
      drafts={invoiceDrafts}
      preview={<PreviewPane document={invoice} factsOf={factsOf} words={words} />}
    >
      <DetailsSection
        until="dueDate"
        kind="invoice"
        customer={<InvoiceCustomer />}
        note={
          <OnceCustomerChosen>
            <CustomerDebts />
          </OnceCustomerChosen>
        }
      />
      <LinesSection mayBePrepaid>
        <OnceCustomerChosen>
          <HoursOffer />
          <CostsOffer />
          <HoursAnnexField />
        </OnceCustomerChosen>
      </LinesSection>
      <OnceCustomerChosen>
        <InvoiceFormFindings id={invoice?.id} />
      </OnceCustomerChosen>
      <NotesSection kind="invoice" />
    </DocumentForm>
  );
};
