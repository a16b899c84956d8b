import type { ServiceAccountRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { ServiceAccountState } from './ServiceAccountState.tsx';

const Col = KontorTable.Col<ServiceAccountRecord>;

export const ServiceAccountList = () => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <ListPage emptyText={t('serviceAccounts.empty')} exportable={false}>
      <KontorTable<ServiceAccountRecord>
        bulk={false}
        card={(account) => ({
          title: account.name,
          subtitle: account.roleName,
          status: <ServiceAccountState account={account} />,
        })}
      >
        <Col source="name" render={({ name }) => <RowLink>{name}</RowLink>} />
        <Col source="roleName" render={({ roleName }) => roleName} />
        <Col source="tokenCount" numeric render={({ tokenCount }) => format.number(tokenCount)} />
        <Col source="active" render={(account) => <ServiceAccountState account={account} />} />
      </KontorTable>
    </ListPage>
  );
};
