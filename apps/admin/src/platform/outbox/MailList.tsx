import { mailStates, type MailRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { DateField } from '../format/fields.tsx';
import { KontorTable, RowLink } from '../list/KontorTable.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Nothing } from '../format/Nothing.tsx';
import { useFormat } from '../format/useFormat.ts';
import { MailState } from './MailState.tsx';

const asMail = (record: object): MailRecord => record as MailRecord;

export const MailList = () => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <ListPage
      sort={{ field: 'createdAt', order: 'DESC' }}
      emptyText={t('mails.empty')}
      tabs={{ source: 'state', choices: mailStates.map((value) => ({ value, label: t(`mails.states.${value}`) })) }}
      filters={[
        { source: 'createdAt_gte', label: t('resources.mails.fields.createdAt'), kind: 'date' },
        { source: 'toAddress_q', label: t('resources.mails.fields.toAddress'), kind: 'text' },
      ]}
    >
      <KontorTable
        card={(record) => ({
          title: asMail(record).toAddress,
          subtitle: [asMail(record).subject, format.relative(asMail(record).createdAt)].filter(Boolean).join(' · '),
          status: <MailState mail={asMail(record)} />,
        })}
      >
        <KontorTable.Col source="toAddress" render={(record) => <RowLink>{asMail(record).toAddress}</RowLink>} />
        <KontorTable.Col source="subject" render={(record) => asMail(record).subject || <Nothing />} />
        <KontorTable.Col
          source="state"
          render={(record) => <MailState mail={asMail(record)} />}
          exportValue={(record) => t(`mails.states.${asMail(record).state}`)}
        />
        <KontorTable.Col source="createdAt" render={() => <DateField source="createdAt" relative />} />
        <KontorTable.Col source="sentAt" render={() => <DateField source="sentAt" relative />} />
      </KontorTable>
    </ListPage>
  );
};
