import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import { CircularProgress, IconButton, Tooltip } from '@mui/material';
import { useLoading, useRefresh, useTranslate } from 'react-admin';

/** Refreshes everything on the page; spins while loading. */
export const RefreshButton = () => {
  const t = useTranslate();
  const loading = useLoading();
  const refresh = useRefresh();
  return (
    <Tooltip title={t('ra.action.refresh')}>
      <IconButton color="inherit" aria-label={t('ra.action.refresh')} onClick={() => refresh()} sx={{ width: 44, height: 44 }}>
        {loading ? <CircularProgress size={18} thickness={5} color="inherit" aria-hidden /> : <RefreshOutlined />}
      </IconButton>
    </Tooltip>
  );
};
