import { mailStates, type MailRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { DateField } from '../format/fields.tsx';
import { KontorTable, RowLink } from '../list/KontorTable.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Nothing } from '../format/Nothing.tsx';
import { useFormat } from '../format/useFormat.ts';
import { MailState } from './MailState.tsx';

const Col = KontorTable.Col<MailRecord>;

export const OutboxList = () => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <ListPage
      emptyText={t('outbox.empty')}
      tabs={{ source: 'state', choices: mailStates.map((value) => ({ value, label: t(`outbox.states.${value}`) })) }}
      filters={[
        { source: 'createdAt_gte', label: t('resources.mails.fields.createdAt'), kind: 'date' },
        { source: 'toAddress_q', label: t('resources.mails.fields.toAddress'), kind: 'text' },
      ]}
    >
      <KontorTable<MailRecord>
        card={(record) => ({
          title: record.toAddress,
          subtitle: [record.subject, format.relative(record.createdAt)].filter(Boolean).join(' · '),
          status: <MailState mail={record} />,
        })}
      >
        <Col source="toAddress" render={(record) => <RowLink>{record.toAddress}</RowLink>} />
        <Col source="subject" render={(record) => record.subject || <Nothing />} />
        <Col
          source="state"
          render={(record) => <MailState mail={record} />}
          exportValue={(record) => t(`outbox.states.${record.state}`)}
        />
        <Col source="createdAt" render={() => <DateField source="createdAt" relative />} />
        <Col source="sentAt" render={() => <DateField source="sentAt" relative />} />
      </KontorTable>
    </ListPage>
  );
};
