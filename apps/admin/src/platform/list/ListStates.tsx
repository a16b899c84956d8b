import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

const State = ({ icon, title, text, children }: { icon: ReactNode; title?: string; text?: string; children?: ReactNode }) => (
  <Box sx={{ textAlign: 'center', px: 3, py: 7 }}>
    <Box aria-hidden sx={{ color: 'text.secondary', mb: 1, '& svg': { fontSize: 40 } }}>
      {icon}
    </Box>
    {title && (
      <Typography variant="h2" component="p">
        {title}
      </Typography>
    )}
    {text && (
      <Typography color="textSecondary" sx={{ maxWidth: 440, mx: 'auto' }}>
        {text}
      </Typography>
    )}
    {children && <Box sx={{ mt: 2.5, display: 'flex', justifyContent: 'center', gap: 1 }}>{children}</Box>}
  </Box>
);

/** An empty list: one sentence and the first thing to do. */
export const NothingYet = ({ text, children }: { text: string; children?: ReactNode }) => (
  <State icon={<InboxOutlined />} text={text}>
    {children}
  </State>
);

export const NothingFound = () => {
  const t = useTranslate();
  const { setFilters } = useListContext();
  return (
    <State icon={<SearchOffOutlined />} title={t('kontor.list.nothing_found')} text={t('kontor.list.nothing_found_text')}>
      <Button variant="outlined" onClick={() => setFilters({}, {}, false)}>
        {t('kontor.list.clear_filters')}
      </Button>
    </State>
  );
};

export const ListFailed = () => {
  const t = useTranslate();
  const { refetch, error } = useListContext();
  return (
    <State icon={<CloudOffOutlined />} title={t('kontor.list.failed')} text={error?.message}>
      <Button variant="outlined" onClick={() => void refetch()}>
        {t('kontor.page.retry')}
      </Button>
    </State>
  );
};

/** Warns that refreshing the list failed and the screen may be out of date. */
export const ListStale = () => {
  const t = useTranslate();
  const { refetch, error } = useListContext();
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 0.5, color: 'kontor.tone.warning' }}>
      <Typography variant="body2" sx={{ flex: 1 }}>
        {error?.message}
      </Typography>
      <Button size="small" onClick={() => void refetch()}>
        {t('kontor.page.retry')}
      </Button>
    </Box>
  );
};
