import type { Language, RoleRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { sentenceOf } from './sentence.ts';
import { useRoleName } from './useRoleName.ts';

/** The summary cut to one line; the role's page shows all of it. */
const OneLine = ({ text }: { text: string }) => (
  <Box
    title={text}
    sx={{ maxWidth: { sm: 260, md: 420, lg: 560 }, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
  >
    {text}
  </Box>
);

const Col = KontorTable.Col<RoleRecord>;

export const RoleList = () => {
  const t = useTranslate();
  const [locale] = useLocaleState() as [Language, unknown];
  const nameOf = useRoleName();
  const kindOf = (role: RoleRecord) => t(role.isBuiltIn ? 'roles.kinds.built_in' : 'roles.kinds.own');
  return (
    <ListPage emptyText={t('roles.empty')} exportable={false}>
      <KontorTable<RoleRecord>
        bulk={false}
        card={(record) => ({
          title: nameOf(record),
          subtitle: kindOf(record),
          end: t('roles.people', { smart_count: record.userCount }),
        })}
      >
        <Col source="name" render={(record) => <RowLink>{nameOf(record)}</RowLink>} />
        <Col source="isBuiltIn" render={(record) => kindOf(record)} />
        <Col
          source="rights"
          disableSort
          render={(record) => <OneLine text={sentenceOf(record.rights, t, locale, record.rules)} />}
        />
        <Col source="userCount" numeric render={(record) => record.userCount} />
      </KontorTable>
    </ListPage>
  );
};
