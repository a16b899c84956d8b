import { paymentRunStatuses, type PaymentRunRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { maySee } from '../../platform/api/maySee.ts';
import { DateField, MoneyField } from '../../platform/format/fields.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { RunStatus } from './RunStatus.tsx';

const Col = KontorTable.Col<PaymentRunRecord>;

export const RunList = () => {
  const t = useTranslate();
  const format = useFormat();
  const field = (name: string) => t(`resources.paymentRuns.fields.${name}`);
  const amounts = maySee('PaymentRun', 'total');
  return (
    <ListPage
      emptyText={t('paymentRuns.empty')}
      tabs={{
        source: 'status',
        choices: paymentRunStatuses.map((value) => ({ value, label: t(`paymentRuns.tabs.${value}`) })),
      }}
      filters={[
        { source: 'paymentDate_gte', label: field('paymentDate'), kind: 'date' },
        { source: 'paymentDate_lte', label: field('paymentDate'), kind: 'date' },
      ]}
    >
      <KontorTable<PaymentRunRecord>
        hiddenColumns={['note', 'currency']}
        card={(run) => ({
          title: `#${run.id} · ${format.date(run.paymentDate)}`,
          subtitle: run.bankName,
          end: amounts ? format.money(run.total, run.currency) : undefined,
          status: <RunStatus status={run.status} />,
        })}
      >
        <Col source="id" render={({ id }) => <RowLink>#{id}</RowLink>} />
        <Col source="paymentDate" field={DateField} />
        <Col source="bankName" />
        <Col source="lineCount" numeric disableSort />
        <Col source="currency" />
        {amounts && <Col source="total" numeric field={MoneyField} />}
        <Col
          source="status"
          render={({ status }) => <RunStatus status={status} />}
          exportValue={({ status }) => t(`paymentRuns.status.${status}`)}
        />
        <Col source="note" />
      </KontorTable>
    </ListPage>
  );
};
