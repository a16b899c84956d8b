import { Alert, Box, Button } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Messages about the whole application: no connection, or a newer version on the server. */
export const Banners = ({ outdated }: { outdated: boolean }) => {
  const translate = useTranslate();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const reload = (
    <Button color="inherit" size="small" onClick={() => window.location.reload()}>
      {translate('kontor.shell.update_action')}
    </Button>
  );
  // The container announces the banners, because it exists before them; a banner with its own role would be read out twice.
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
