import type { RecurringInvoiceDetail } from '@kontor/domain';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { DocumentForm } from '../../../documents/form/DocumentForm.tsx';
import { NotesSection } from '../../../documents/form/NotesSection.tsx';
import { useSaveDocument } from '../../../documents/form/useSaveDocument.ts';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import { lateResolver } from '../../../platform/form/lateResolver.ts';
import { RecurringDetails } from './RecurringDetails.tsx';
import { RecurringLines } from './RecurringLines.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import { recurringDrafts, type RecurringValues } from './values.ts';

type Props = { basis: Basis; defaults: RecurringValues; recurring?: RecurringInvoiceDetail; title: string };

/** The editor of a recurring invoice: customer, schedule with its next dates, lines, texts. */
export const RecurringForm = ({ basis, defaults, recurring, title }: Props) => {
  const t = useTranslate();
  const { rates } = basis;
  const resolver = useMemo(
    () => lateResolver(() => import('./recurringResolver.ts').then((m) => m.recurringResolver(rates, t))),
    [rates, t],
  );
  const saving = useSaveDocument<RecurringValues, RecurringInvoiceDetail>({
    resource: 'recurringInvoices',
    document: recurring,
    rates,
    drafts: recurringDrafts,
  });
  return (
    <DocumentForm
      resource="recurringInvoices"
      dateField="firstDate"
      basis={basis}
      title={title}
      defaults={defaults}
      document={recurring}
      resolver={resolver}
      saving={saving}
      drafts={recurringDrafts}
      isTemplate
    >
      <RecurringDetails />
      <ScheduleSection />
      <RecurringLines />
      <NotesSection kind="invoice" />
    </DocumentForm>
  );
};
