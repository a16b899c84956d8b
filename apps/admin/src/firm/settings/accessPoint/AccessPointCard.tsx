import { AccessPointInput, type AccessPointRecord } from '@kontor/domain';
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

const path = '/access-point/1';
const key = ['accessPoint'];

type DialogProps = { accessPoint: AccessPointRecord; onSaved: () => void; onClose: () => void };

/** The stored token is never shown; an empty field keeps it. */
const AccessPointDialog = ({ accessPoint: { address, hasToken, version }, onSaved, onClose }: DialogProps) => {
  const t = useTranslate();
  const { call } = useKontor();
  const word = (name: string) => t(`accessPoint.${name}`);
  return (
    <FormDialog<AccessPointInput>
      title={word('title')}
      submitLabel={t('kontor.form.save')}
      defaults={{ address, token: null }}
      resolver={useValidation(AccessPointInput)}
      run={async ({ token, ...input }) => {
        await call('PUT', path, { body: { ...input, ...(token && { token }), version } });
        onSaved();
      }}
      success="kontor.form.saved"
      onClose={onClose}
    >
      <TextInput
        source="address"
        label={word('address')}
        helperText="accessPoint.address_hint"
        isRequired
        type="url"
        autoComplete="off"
        autoFocus
      />
      <TextInput
        source="token"
        type="password"
        label={word('token')}
        helperText={`accessPoint.${hasToken ? 'token_kept' : 'token_hint'}`}
        autoComplete="new-password"
      />
    </FormDialog>
  );
};

/** The access point of the organisation, and a test of the connection. */
export const AccessPointCard = () => {
  const t = useTranslate();
  const { call } = useKontor();
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call<AccessPointRecord>('GET', path, { signal }),
  });
  const word = (name: string) => t(`accessPoint.${name}`);
  const readAgain = () => {
    setIsOpen(false);
    for (const queryKey of [key, ['audit']]) void queryClient.invalidateQueries({ queryKey });
  };
  const isSetUp = Boolean(data?.address);
  return (
    <Card component="section" aria-label={word('title')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{word('title')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '68ch' }}>
        {word('text')}
      </Typography>
      {error && <LoadFailed text={error.message} onRetry={refetch} />}
      {!data && !error && <Skeleton height={80} />}
      {data && !isSetUp && <Alert severity="info">{word('none')}</Alert>}
      {data && isSetUp && (
        <Facts
          facts={[
            { label: word('address'), value: data.address },
            { label: word('token'), value: data.hasToken ? word('token_set') : null },
          ]}
        />
      )}
      {data && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button variant={isSetUp ? 'outlined' : 'contained'} onClick={() => setIsOpen(true)}>
            {word(isSetUp ? 'change' : 'set_up')}
          </Button>
          {isSetUp && (
            <>
              <ActionButton label={word('test')} run={() => call('POST', `${path}/test`)} success="accessPoint.tested" />
              <ActionButton
                danger
                label={word('remove')}
                confirm={{ text: word('remove_text') }}
                run={() => call('DELETE', path, { body: { version: data.version } })}
                success="accessPoint.removed"
                onDone={readAgain}
              />
            </>
          )}
        </Box>
      )}
      {isOpen && data && <AccessPointDialog accessPoint={data} onSaved={readAgain} onClose={() => setIsOpen(false)} />}
    </Card>
  );
};
