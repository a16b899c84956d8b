import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { Explanation } from '../../platform/report/Explanation.tsx';
import { Panel } from '../../platform/report/Panel.tsx';
import { Columns } from './Columns.tsx';

const severities = ['info', 'success', 'warning', 'error'] as const;

/** What a page says of itself: that it loads, that it could not, that there is nothing, and what to do then. */
export const States = () => {
  const t = useTranslate();
  const [tries, setTries] = useState(0);
  return (
    <Columns>
      <Panel title={t('uiKit.states.messages')}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          {severities.map((severity) => (
            <Alert key={severity} severity={severity}>
              {t(`uiKit.toasts.${severity}`)}
            </Alert>
          ))}
        </Box>
      </Panel>
      <Panel title={t('uiKit.states.failed')} subtitle={t('uiKit.states.tries', { smart_count: tries })}>
        <LoadFailed text={t('kontor.error.server')} onRetry={() => setTries(tries + 1)} />
      </Panel>
      <Panel title={t('uiKit.states.loading')} subtitle={t('uiKit.states.loading_text')}>
        <Box data-example role="status" aria-label={t('kontor.shell.loading')}>
          <Skeleton width="40%" />
          <Skeleton />
          <Skeleton variant="rounded" height={96} />
        </Box>
      </Panel>
      <Panel title={t('uiKit.states.pages')} subtitle={t('uiKit.states.pages_text')}>
        <Box sx={{ textAlign: 'center', py: 2 }}>
          <SearchOffOutlined aria-hidden sx={{ fontSize: 48, color: 'text.secondary' }} />
          <Typography sx={{ fontSize: '1.5rem', fontWeight: 650 }}>{t('kontor.page.not_found')}</Typography>
          <Typography color="textSecondary">{t('kontor.page.not_found_text')}</Typography>
          <Box sx={{ mt: 2, display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}>
            <Button variant="contained" component={Link} to="/nothing/here">
              {t('uiKit.states.open_missing')}
            </Button>
            <Button variant="outlined" component={Link} to="/users/999999/show">
              {t('uiKit.states.open_user')}
            </Button>
          </Box>
        </Box>
      </Panel>
      <Panel title={t('uiKit.states.explains')} sx={{ gridColumn: '1 / -1' }}>
        <Explanation>{t('uiKit.values.long_text')}</Explanation>
      </Panel>
    </Columns>
  );
};
