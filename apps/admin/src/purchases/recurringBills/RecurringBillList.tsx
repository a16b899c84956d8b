import { classifierTypes, type RecurringBillRecord } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ScheduleBadges } from '../../documents/schedule/ScheduleBadges.tsx';
import { useRhythm } from '../../documents/schedule/useRhythm.ts';
import { useClassifierChoices } from '../../firm/classifiers/useClassifierChoices.ts';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { DateField, MoneyField } from '../../platform/format/fields.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { BulkDelete } from '../../platform/list/BulkDelete.tsx';
import type { FilterSpec } from '../../platform/list/filters/FilterBar.tsx';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';

const Col = KontorTable.Col<RecurringBillRecord>;

function useCounts(): Record<string, number> {
  const kontor = useKontor();
  const { data } = useQuery({
    queryKey: ['recurringBills', 'counts'],
    queryFn: () => kontor.call<Record<string, number>>('GET', '/recurring-bills/counts'),
  });
  return data ? { ...data, '': data['all'] ?? 0 } : {};
}

function useFilters(): FilterSpec[] {
  const t = useTranslate();
  const { choices } = useClassifierChoices(classifierTypes.expenseCategory);
  const field = (source: string) => t(`resources.recurringBills.fields.${source}`);
  const categories = choices.map(({ id, name }) => ({ id: String(id), name }));
  return [
    { source: 'vendorId', label: field('vendorId'), kind: 'reference', reference: 'vendors' },
    { source: 'projectId', label: field('projectId'), kind: 'reference', reference: 'projects' },
    { source: 'categoryId', label: field('categoryId'), kind: 'select', choices: categories },
    { source: 'billable', label: field('billable'), kind: 'boolean' },
    { source: 'nextDate_gte', label: field('nextDate'), kind: 'date' },
    { source: 'nextDate_lte', label: field('nextDate'), kind: 'date' },
  ];
}

export const RecurringBillList = () => {
  const t = useTranslate();
  const format = useFormat();
  const rhythmOf = useRhythm();
  const counts = useCounts();
  const filters = useFilters();
  const amounts = maySee('RecurringBill', 'total');
  const tab = (value: string, filter?: object) => ({ value, label: t(`schedule.tabs.${value}`), filter });
  return (
    <ListPage
      emptyText={t('recurringBills.empty')}
      tabs={{
        source: 'status',
        choices: [tab('active'), tab('paused'), tab('ended'), tab('problem', { hasProblem: true })],
        counts,
      }}
      filters={filters}
    >
      <KontorTable<RecurringBillRecord>
        bulk={may('delete', 'RecurringBill') && <BulkDelete text={t('recurringBills.confirm.delete')} />}
        hiddenColumns={['orderNumber', 'lastDate', 'billable', 'currency', 'setUpByName']}
        card={(record) => ({
          title: record.name,
          subtitle: [record.vendorName, record.nextDate && format.date(record.nextDate)].filter(Boolean).join(' · '),
          end: amounts ? format.money(record.total, record.currency) : undefined,
          status: <ScheduleBadges recurring={record} />,
        })}
      >
        <Col source="name" render={(record) => <RowLink>{record.name}</RowLink>} />
        <Col source="vendorName" />
        <Col source="orderNumber" />
        <Col source="every" disableSort render={rhythmOf} exportValue={rhythmOf} />
        <Col source="nextDate" field={DateField} />
        <Col source="lastDate" field={DateField} />
        <Col
          source="status"
          render={(record) => <ScheduleBadges recurring={record} />}
          exportValue={({ status }) => t(`schedule.status.${status}`)}
        />
        <Col
          source="billable"
          render={({ billable }) => t(`ra.boolean.${billable}`)}
          exportValue={({ billable }) => t(`ra.boolean.${billable}`)}
        />
        <Col source="setUpByName" />
        <Col source="currency" />
        {amounts && <Col source="total" numeric field={MoneyField} />}
      </KontorTable>
    </ListPage>
  );
};
