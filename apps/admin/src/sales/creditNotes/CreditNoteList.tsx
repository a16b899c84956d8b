import type { CreditNoteRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { besideList } from '../../documents/beside/besideList.ts';
import { documentFilters } from '../../documents/list/documentFilters.ts';
import { referenceColumns } from '../../documents/list/referenceColumns.tsx';
import { DocumentLink } from '../../documents/list/DocumentLink.tsx';
import { FilterTotal } from '../../platform/list/FilterTotal.tsx';
import { useDocumentCounts } from '../../documents/list/useDocumentCounts.ts';
import { references } from '../../documents/values/references.ts';
import { useDocumentName } from '../../documents/values/useDocumentName.ts';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { DateField, MoneyField } from '../../platform/format/fields.tsx';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { BulkDelete } from '../../platform/list/BulkDelete.tsx';
import { KontorTable } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { isSent } from './creditNoteTotals.ts';
import { isNotVoid } from '../../documents/list/isNotVoid.ts';
import { InvoiceLink } from './InvoiceLink.tsx';

const Col = KontorTable.Col<CreditNoteRecord>;

const beside = besideList('creditNotes');
const isDraft = ({ status }: CreditNoteRecord): boolean => status === 'draft';

export const CreditNoteList = () => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useDocumentName();
  const counts = useDocumentCounts('creditNotes');
  const amounts = maySee('CreditNote', 'total');
  const tab = (value: string) => ({ value, label: t(`creditNotes.tabs.${value}`) });
  // Only a sent credit note gives anything away.
  const given = (source: 'applied' | 'paidBack' | 'unallocated') => (
    <Col
      source={source}
      numeric
      money
      render={(record) => (isSent(record) ? format.money(record[source], record.currency) : <Nothing />)}
      exportValue={(record) => (isSent(record) ? record[source] : null)}
    />
  );
  return (
    <ListPage
      emptyText={t('creditNotes.empty')}
      tabs={{ source: 'status', choices: [tab('draft'), tab('sent'), tab('void')], counts }}
      filters={documentFilters('creditNotes', ['creditNoteDate'], t)}
    >
      <KontorTable<CreditNoteRecord>
        bulk={
          may('delete', 'CreditNote') && (
            <BulkDelete label={t('creditNotes.delete_drafts')} text={t('creditNotes.confirm.delete')} />
          )
        }
        rowClick={beside}
        isRowSelectable={isDraft}
        hiddenColumns={['invoiceDate', 'projectName', ...references, 'currency', 'applied', 'paidBack']}
        totals={
          amounts
            ? {
                due: <FilterTotal source="due" counts={isNotVoid} />,
                applied: <FilterTotal source="applied" counts={isSent} />,
                paidBack: <FilterTotal source="paidBack" counts={isSent} />,
                unallocated: <FilterTotal source="unallocated" counts={isSent} />,
              }
            : undefined
        }
        card={(record) => ({
          title: record.customerName,
          subtitle: `${nameOf(record)} · ${record.invoiceNumber} · ${format.date(record.creditNoteDate)}`,
          end: amounts ? format.money(record.due, record.currency) : undefined,
          status: <StatusChip status={record.status} />,
        })}
      >
        <Col source="number" render={(record) => <DocumentLink document={record} />} />
        <Col source="customerName" />
        <Col source="invoiceNumber" render={(record) => <InvoiceLink creditNote={record} />} />
        <Col source="invoiceDate" field={DateField} />
        <Col source="projectName" />
        {referenceColumns}
        <Col source="creditNoteDate" field={DateField} />
        <Col
          source="status"
          render={({ status }) => <StatusChip status={status} />}
          exportValue={({ status }) => t(`kontor.status.${status}`)}
        />
        <Col source="currency" />
        {amounts && <Col source="due" numeric field={MoneyField} />}
        {amounts && given('applied')}
        {amounts && given('paidBack')}
        {amounts && given('unallocated')}
      </KontorTable>
    </ListPage>
  );
};
