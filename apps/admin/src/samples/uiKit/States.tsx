import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { Explanation } from '../../platform/report/Explanation.tsx';
import { Panel } from '../../platform/report/Panel.tsx';
import { PageOutline } from '../../platform/shell/pages/PageSkeleton.tsx';
import { Columns } from './Columns.tsx';

const severities = ['info', 'success', 'warning', 'error'] as const;

/** Example pages of each kind, because a page cannot be shown inside another. */
const wholePages = [
  { kind: 'list', to: '/customers/index', verb: 'list', subject: 'Customer' },
  { kind: 'form', to: '/customers/create', verb: 'create', subject: 'Customer' },
  { kind: 'document', to: '/invoices/create', verb: 'create', subject: 'Invoice' },
  { kind: 'documents', to: '/invoices/index', verb: 'list', subject: 'Invoice' },
  { kind: 'dashboard', to: '/dashboard/main', verb: 'read', subject: 'Dashboard' },
] as const;

/** The states of a page: loading, failed, empty, each with the next step. */
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
        <Box data-example sx={{ mt: 2 }}>
          <PageOutline />
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
            <Button variant="outlined" component={Link} to="/access-denied">
              {t('uiKit.states.open_denied')}
            </Button>
          </Box>
        </Box>
      </Panel>
      <Panel title={t('uiKit.states.whole')} subtitle={t('uiKit.states.whole_text')}>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {wholePages
            .filter(({ verb, subject }) => may(verb, subject))
            .map(({ kind, to }) => (
              <li key={kind}>
                <Box component={Link} to={to} sx={{ color: 'kontor.link' }}>
                  {t(`uiKit.states.kinds.${kind}`)}
                </Box>
              </li>
            ))}
        </Box>
      </Panel>
      <Panel title={t('uiKit.states.explains')} sx={{ gridColumn: '1 / -1' }}>
        <Explanation>{t('uiKit.values.long_text')}</Explanation>
      </Panel>
    </Columns>
  );
};
