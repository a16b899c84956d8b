import { useTranslate } from 'react-admin';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { TokenTable } from './TokenTable.tsx';

/** The API tokens of everybody. */
export const TokenList = () => {
  const t = useTranslate();
  return (
    <ListPage
      sort={{ field: 'id', order: 'DESC' }}
      emptyText={t('apiTokens.empty')}
      exportable={false}
      filters={[{ source: 'lastUsedAt_gte', label: t('resources.apiTokens.fields.lastUsedAt'), kind: 'date' }]}
    >
      <TokenTable withOwner />
    </ListPage>
  );
};
