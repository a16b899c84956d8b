import { Alert, Box, Button } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import { useCheckForApplicationUpdate, useTranslate } from 'react-admin';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** What concerns the whole application: no connection, or a newer version on the server. */
export const Banners = () => {
  const translate = useTranslate();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [outdated, setOutdated] = useState(false);
  useCheckForApplicationUpdate({
    onNewVersionAvailable: () => setOutdated(true),
    interval: 600_000,
    disabled: import.meta.env.DEV,
  });
  const reload = (
    <Button color="inherit" size="small" onClick={() => window.location.reload()}>
      {translate('kontor.shell.update_action')}
    </Button>
  );
  // The banners are read out by what they stand in, which is there before them: one that says so itself is read out again.
  return (
    <Box role="status" sx={{ position: 'sticky', top: 'var(--bar)', zIndex: 1050 }}>
      {!online && (
        <Alert severity="warning" role="none" sx={{ borderRadius: 0 }}>
          {translate('kontor.shell.offline')}
        </Alert>
      )}
      {outdated && (
        <Alert severity="info" role="none" sx={{ borderRadius: 0 }} action={reload}>
          {translate('kontor.shell.update')}
        </Alert>
      )}
    </Box>
  );
};
