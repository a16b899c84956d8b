import type { RecurringInvoiceRecord } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { documentFilters } from '../../documents/list/documentFilters.ts';
import { ScheduleBadges } from '../../documents/schedule/ScheduleBadges.tsx';
import { useRhythm } from '../../documents/schedule/useRhythm.ts';
import { templateReferences } from '../../documents/values/references.ts';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { DateField, MoneyField } from '../../platform/format/fields.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { BulkDelete } from '../../platform/list/BulkDelete.tsx';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';

const Col = KontorTable.Col<RecurringInvoiceRecord>;

function useCounts(): Record<string, number> {
  const kontor = useKontor();
  const { data } = useQuery({
    queryKey: ['recurringInvoices', 'counts'],
    queryFn: () => kontor.call<Record<string, number>>('GET', '/recurring-invoices/counts'),
  });
  return data ? { ...data, '': data['all'] ?? 0 } : {};
}

export const RecurringList = () => {
  const t = useTranslate();
  const format = useFormat();
  const rhythmOf = useRhythm();
  const counts = useCounts();
  const amounts = maySee('RecurringInvoice', 'total');
  const tab = (value: string, filter?: object) => ({ value, label: t(`schedule.tabs.${value}`), filter });
  const sends = ({ sends: isSent }: RecurringInvoiceRecord) => t(`recurringInvoices.makes.${isSent ? 'sent' : 'draft'}`);
  return (
    <ListPage
      emptyText={t('recurringInvoices.empty')}
      tabs={{
        source: 'status',
        choices: [tab('active'), tab('paused'), tab('ended'), tab('problem', { hasProblem: true })],
        counts,
      }}
      filters={documentFilters('recurringInvoices', ['nextDate'], t)}
    >
      <KontorTable<RecurringInvoiceRecord>
        bulk={may('delete', 'RecurringInvoice') && <BulkDelete text={t('recurringInvoices.confirm.delete')} />}
        hiddenColumns={['projectName', ...templateReferences, 'lastDate', 'currency', 'setUpByName']}
        card={(record) => ({
          title: record.name,
          subtitle: [record.customerName, record.nextDate && format.date(record.nextDate)].filter(Boolean).join(' · '),
          end: amounts ? format.money(record.total, record.currency) : undefined,
          status: <ScheduleBadges recurring={record} />,
        })}
      >
        <Col source="name" render={(record) => <RowLink>{record.name}</RowLink>} />
        <Col source="customerName" />
        <Col source="projectName" />
        {templateReferences.map((source) => (
          <Col key={source} source={source} />
        ))}
        <Col source="every" disableSort render={rhythmOf} exportValue={rhythmOf} />
        <Col source="nextDate" field={DateField} />
        <Col source="lastDate" field={DateField} />
        <Col source="sends" render={sends} exportValue={sends} />
        <Col
          source="status"
          render={(record) => <ScheduleBadges recurring={record} />}
          exportValue={({ status }) => t(`schedule.status.${status}`)}
        />
        <Col source="setUpByName" />
        <Col source="currency" />
        {amounts && <Col source="total" numeric field={MoneyField} />}
      </KontorTable>
    </ListPage>
  );
};
