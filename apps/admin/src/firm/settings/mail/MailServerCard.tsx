import { TestMailInput, type MailServerRecord } from '@kontor/domain';
import { Alert, Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { ActionButton } from '../../../platform/action/ActionButton.tsx';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { LoadFailed } from '../../../platform/page/LoadFailed.tsx';
import { Facts } from '../../../platform/record/Facts.tsx';
import { MailServerDialog } from './MailServerDialog.tsx';

const mailServerPath = '/mail-server/1';
const key = ['mailServer'];

const TestDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  const { call } = useKontor();
  return (
    <FormDialog<TestMailInput>
      title={t('mailSettings.server.test')}
      text={t('mailSettings.server.test_text')}
      submitLabel={t('mailSettings.server.test')}
      defaults={{ to: '' }}
      resolver={useValidation(TestMailInput)}
      run={({ to }) => call('POST', `${mailServerPath}/test`, { body: { to } })}
      success="mailSettings.server.tested"
      onClose={onClose}
    >
      <TextInput source="to" type="email" label={t('mailSettings.server.to')} helperText={false} required autoFocus />
    </FormDialog>
  );
};

/** The mail server, its status, and a test. */
export const MailServerCard = () => {
  const t = useTranslate();
  const { call } = useKontor();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'set' | 'test'>();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call<MailServerRecord>('GET', mailServerPath, { signal }),
  });
  const word = (name: string) => t(`mailSettings.server.${name}`);
  const readAgain = () => {
    setOpen(undefined);
    for (const queryKey of [key, ['signInOptions'], ['audit']]) void queryClient.invalidateQueries({ queryKey });
  };
  return (
    <Card component="section" aria-label={word('title')} sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Typography variant="h2">{word('title')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {word('text')}
      </Typography>
      {error && <LoadFailed text={error.message} onRetry={refetch} />}
      {!data && !error && <Skeleton height={80} />}
      {data?.source === 'none' && <Alert severity="warning">{word('none')}</Alert>}
      {data?.source === 'environment' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {word('environment')}
        </Alert>
      )}
      {data && data.source !== 'none' && (
        <Facts
          facts={[
            { label: word('host'), value: `${data.host}:${data.port}` },
            { label: word('security'), value: word(data.security === 'none' ? 'open' : data.security) },
            { label: word('username'), value: data.username },
            { label: word('fromAddress'), value: [data.fromName, data.fromAddress].filter(Boolean).join(' · ') },
          ]}
        />
      )}
      {data && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {data.source !== 'environment' && (
            <Button variant={data.source === 'none' ? 'contained' : 'outlined'} onClick={() => setOpen('set')}>
              {word(data.source === 'none' ? 'set_up' : 'change')}
            </Button>
          )}
          {data.source !== 'none' && <Button onClick={() => setOpen('test')}>{word('test')}</Button>}
          {data.source === 'settings' && (
            <ActionButton
              danger
              label={word('remove')}
              confirm={{ text: word('remove_text') }}
              run={() => call('DELETE', mailServerPath, { body: { version: data.version } })}
              success="mailSettings.server.removed"
              onDone={readAgain}
            />
          )}
        </Box>
      )}
      {open === 'set' && data && <MailServerDialog server={data} onSaved={readAgain} onClose={() => setOpen(undefined)} />}
      {open === 'test' && <TestDialog onClose={() => setOpen(undefined)} />}
    </Card>
  );
};
