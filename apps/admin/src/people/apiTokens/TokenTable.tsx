import type { ApiTokenRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { may } from '../../platform/api/ability.ts';
import { useRemove } from '../../platform/api/useCommand.ts';
import { DateField } from '../../platform/format/fields.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KontorTable } from '../../platform/list/KontorTable.tsx';
import { TokenState } from './TokenState.tsx';

const Col = KontorTable.Col<ApiTokenRecord>;

const EndToken = ({ token }: { token: ApiTokenRecord }) => {
  const t = useTranslate();
  const remove = useRemove('apiTokens');
  if (token.endedAt || !may('delete', 'ApiToken', token)) return null;
  return (
    <ActionButton
      label={t('apiTokens.end')}
      confirm={{ title: t('apiTokens.end_of', { name: token.name }), text: t('apiTokens.end_text') }}
      run={() => remove(token)}
      success="apiTokens.ended"
      variant="text"
    />
  );
};

/** Tokens with their last use. */
export const TokenTable = ({ withOwner }: { withOwner?: boolean }) => {
  const t = useTranslate();
  const format = useFormat();
  const rightsOf = ({ rights }: ApiTokenRecord) =>
    rights ? t('apiTokens.some', { smart_count: rights.length }) : t('apiTokens.everything');
  return (
    <KontorTable<ApiTokenRecord>
      bulk={false}
      hiddenColumns={['start', 'addresses', 'lastAddress', 'useCount']}
      card={(token) => ({
        title: token.name,
        subtitle: `${withOwner ? `${token.ownerName} · ` : ''}${token.start}…`,
        end: <EndToken token={token} />,
        status: <TokenState token={token} />,
      })}
    >
      <Col source="name" render={({ name }) => name} />
      {withOwner && <Col source="ownerName" render={({ ownerName }) => ownerName} />}
      <Col source="start" disableSort code render={({ start }) => `${start}…`} />
      <Col source="rights" disableSort render={rightsOf} />
      <Col
        source="addresses"
        disableSort
        render={({ addresses }) => (addresses.length ? addresses.join(', ') : t('apiTokens.everywhere'))}
      />
      <Col source="lastUsedAt" render={() => <DateField source="lastUsedAt" relative />} />
      <Col source="lastAddress" render={({ lastAddress }) => lastAddress} />
      <Col source="useCount" numeric render={({ useCount }) => format.number(useCount)} />
      <Col source="expiresAt" render={() => <DateField source="expiresAt" />} />
      <Col source="endedAt" label={t('apiTokens.state')} render={(token) => <TokenState token={token} />} />
      <Col source="id" label={false} disableSort render={(token) => <EndToken token={token} />} />
    </KontorTable>
  );
};
