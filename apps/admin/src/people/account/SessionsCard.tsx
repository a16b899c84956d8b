import type { EndedSessions, SessionRecord } from '@kontor/domain';
import { Box, Chip, Skeleton, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';

const queryKey = ['account', 'sessions'];

export const SessionsCard = () => {
  const t = useTranslate();
  const { call } = useKontor();
  const notify = useNotify();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<SessionRecord[]>('GET', '/account/sessions', { signal }),
  });
  const endOthers = async () => {
    const { ended } = await call<EndedSessions>('POST', '/account/sessions/end-others', { body: {} });
    notify('account.sessions.others_ended', { type: 'success', messageArgs: { smart_count: ended } });
  };
  return (
    <FormSection title={t('account.sessions.title')}>
      <Wide>
        {isError && <LoadFailed text={t('account.failed')} onRetry={refetch} />}
        {!data && !isError && <Skeleton height={56} />}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Box>
        {data && data.length > 1 && (
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
            <ActionButton
              label={t('account.sessions.end_others')}
              confirm={{ text: t('account.sessions.end_others_text') }}
              run={endOthers}
              success={false}
              onDone={() => void refetch()}
              danger
            />
          </Box>
        )}
      </Wide>
    </FormSection>
  );
};

const SessionRow = ({ session }: { session: SessionRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { call } = useKontor();
  const { id, program, system, address, createdAt, lastUsedAt, current } = session;
  const device =
    program && system ? t('account.sessions.device', { program, system }) : (program ?? system ?? t('account.sessions.unknown'));
  const times = [
    t('account.sessions.since', { when: format.dateTime(createdAt) }),
    ...(current ? [] : [t('account.sessions.used', { when: format.relative(lastUsedAt) })]),
  ];
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 600 }}>
          {device} {current && <Chip size="small" color="primary" label={t('account.sessions.current')} sx={{ ml: 1 }} />}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[...(address ? [address] : []), ...times].join(' · ')}
        </Typography>
      </Box>
      {!current && (
        <ActionButton
          label={t('account.sessions.end')}
          confirm={{ title: t('account.sessions.end_of', { device }), text: t('account.sessions.end_text') }}
          run={() =>
            call('DELETE', `/account/sessions/${id}`).then(() => queryClient.invalidateQueries({ queryKey: ['account'] }))
          }
          success="account.sessions.ended"
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
