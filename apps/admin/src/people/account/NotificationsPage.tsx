import type { AccountRecord, NotificationPreferenceRecord as Preference } from '@kontor/domain';
import { Card, Skeleton, Switch, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { AccountArea } from './AccountArea.tsx';

const queryKey = ['notificationPreferences'];
const ways = { inApp: 'account.notify.in_app', byEmail: 'account.notify.by_email' } as const;

export const NotificationsPage = () => (
  <AccountArea part="notifications">{(account) => <Preferences account={account} />}</AccountArea>
);

const Preferences = ({ account }: { account: AccountRecord }) => {
  const t = useTranslate();
  const id = useId();
  const notify = useNotify();
  const { call } = useKontor();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<Preference[]>('GET', '/notifications/preferences', { signal }),
  });
  const prefer = useMutation({
    mutationFn: (body: Preference) => call<Preference[]>('PUT', '/notifications/preferences', { body }),
    onMutate: (wanted) => {
      const before = queryClient.getQueryData<Preference[]>(queryKey);
      queryClient.setQueryData(
        queryKey,
        before?.map((one) => (one.kind === wanted.kind ? wanted : one)),
      );
      return { before };
    },
    onSuccess: () => notify('kontor.form.saved', { type: 'success' }),
    onError: (error, _wanted, kept) => {
      queryClient.setQueryData(queryKey, kept?.before);
      notify(error.message, { type: 'error' });
    },
  });
  if (isError) return <LoadFailed text={t('account.failed')} onRetry={refetch} />;
  if (!data) return <Skeleton height={240} />;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={id}>
        {t('account.notify.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('account.notify.text', { email: account.email })}
      </Typography>
      <Table sx={{ '& td, & th': { px: { xs: 0.5, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('account.notify.kind')}</TableCell>
            {Object.values(ways).map((label) => (
              <TableCell key={label} align="center">
                {t(label)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((preference) => {
            const kind = t(`account.notify.kinds.${preference.kind}`);
            return (
              <TableRow key={preference.kind}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                  {kind}
                </TableCell>
                {(Object.keys(ways) as (keyof typeof ways)[]).map((way) => (
                  <TableCell key={way} align="center">
                    <Switch
                      checked={preference[way]}
                      onChange={(_event, checked) => prefer.mutate({ ...preference, [way]: checked })}
                      slotProps={{ input: { 'aria-label': `${kind}: ${t(ways[way])}` } }}
                    />
                  </TableCell>
                ))}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Card>
  );
};
