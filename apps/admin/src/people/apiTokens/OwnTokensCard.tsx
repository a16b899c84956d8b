import type { ApiTokenRecord } from '@kontor/domain';
import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { NewToken } from './NewToken.tsx';
import { isValid, TokenState } from './TokenState.tsx';

/** The person's own API tokens, on the Security page. */
export const OwnTokensCard = () => {
  const t = useTranslate();
  const { call } = useKontor();
  const { data, isError, refetch } = useQuery({
    queryKey: ['account', 'api-tokens'],
    queryFn: ({ signal }) => call<ApiTokenRecord[]>('GET', '/account/api-tokens', { signal }),
  });
  const readAgain = () => void refetch();
  return (
    <FormSection title={t('apiTokens.own_title')} hint={t('apiTokens.own_text')}>
      <Wide>
        {isError && <LoadFailed text={t('apiTokens.failed')} onRetry={refetch} />}
        {!data && !isError && <Skeleton height={56} />}
        {data?.length === 0 && <Typography color="textSecondary">{t('apiTokens.own_empty')}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.map((token) => (
            <TokenRow key={token.id} token={token} onEnded={readAgain} />
          ))}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
          <NewToken onMade={readAgain} />
        </Box>
      </Wide>
    </FormSection>
  );
};

const TokenRow = ({ token, onEnded }: { token: ApiTokenRecord; onEnded: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const { call } = useKontor();
  const { id, name, start, expiresAt, lastUsedAt, lastAddress, useCount } = token;
  const facts = [
    `${start}…`,
    ...(isValid(token) ? [t('apiTokens.until', { when: format.date(expiresAt) })] : []),
    lastUsedAt
      ? t('apiTokens.used', { when: format.relative(lastUsedAt), address: lastAddress ?? '' })
      : t('apiTokens.never_used'),
    ...(useCount ? [t('apiTokens.times', { smart_count: useCount })] : []),
  ];
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name} <TokenState token={token} />
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      {!token.endedAt && (
        <ActionButton
          label={t('apiTokens.end')}
          confirm={{ title: t('apiTokens.end_of', { name }), text: t('apiTokens.end_text') }}
          run={() => call('DELETE', `/account/api-tokens/${id}`)}
          success="apiTokens.ended"
          onDone={onEnded}
        />
      )}
    </Box>
  );
};

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
