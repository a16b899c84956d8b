import { networks, type AccountSetting, type Network } from '@kontor/domain';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Person } from '../pages/Person.tsx';
import { useChangeSample } from '../pages/useSamplePage.ts';

const names: Record<Network, string> = { twitter: 'Twitter', google: 'Google', facebook: 'Facebook', github: 'GitHub' };

/** The social networks connected to the account, with buttons to connect and disconnect. */
export const Connections = ({ connections }: { connections: AccountSetting['social']['connections'] }) => {
  const t = useTranslate();
  const notify = useNotify();
  const change = useChangeSample();
  const [busy, setBusy] = useState<Network>();
  const connect = async (network: Network, connected: boolean) => {
    setBusy(network);
    try {
      await change('/account-setting/connections', { network, connected });
      notify('sample.saved', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Box component="section" aria-labelledby="connections" sx={{ mt: 3 }}>
      <Typography variant="h2" id="connections">
        {t('accountSetting.connections')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {networks.map((network) => {
          const { id, profileImg } = connections[network];
          const isConnected = Boolean(id);
          const name = names[network];
          return (
            <Box component="li" key={network} sx={row}>
              <Person
                name={name}
                avatar={profileImg ?? ''}
                note={isConnected ? t('accountSetting.connected_as', { id }) : t('accountSetting.not_connected')}
              />
              <Button
                variant="outlined"
                size="small"
                loading={busy === network}
                aria-label={t(isConnected ? 'accountSetting.disconnect_from' : 'accountSetting.connect_to', { network: name })}
                onClick={() => void connect(network, !isConnected)}
              >
                {t(isConnected ? 'accountSetting.disconnect' : 'accountSetting.connect')}
              </Button>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 56,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
