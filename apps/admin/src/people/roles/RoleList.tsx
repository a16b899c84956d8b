import type { Language, RoleRecord } from '@kontor/domain';
import { useLocaleState, useTranslate } from 'react-admin';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { sentenceOf } from './sentence.ts';
import { useRoleName } from './useRoleName.ts';

export const RoleList = () => {
  const t = useTranslate();
  const [locale] = useLocaleState() as [Language, unknown];
  const nameOf = useRoleName();
  const kindOf = (role: RoleRecord) => t(role.isBuiltIn ? 'roles.kinds.built_in' : 'roles.kinds.own');
  return (
    <ListPage sort={{ field: 'id', order: 'ASC' }} emptyText={t('roles.empty')} exportable={false}>
      <KontorTable
        bulk={false}
        card={(record) => ({
          title: nameOf(record as RoleRecord),
          subtitle: kindOf(record as RoleRecord),
          end: t('roles.people', { smart_count: (record as RoleRecord).userCount }),
        })}
      >
        <KontorTable.Col source="name" render={(record) => <RowLink>{nameOf(record as RoleRecord)}</RowLink>} />
        <KontorTable.Col source="isBuiltIn" render={(record) => kindOf(record as RoleRecord)} />
        <KontorTable.Col source="rights" disableSort render={(record) => sentenceOf((record as RoleRecord).rights, t, locale)} />
        <KontorTable.Col source="userCount" numeric render={(record) => (record as RoleRecord).userCount} />
      </KontorTable>
    </ListPage>
  );
};
