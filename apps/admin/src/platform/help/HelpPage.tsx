import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../page/LoadFailed.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { HelpArticle } from './HelpArticle.tsx';
import { HelpIndex } from './HelpIndex.tsx';
import { HelpPageList } from './HelpPageList.tsx';
import { HelpResults } from './HelpResults.tsx';
import { HelpSearch } from './HelpSearch.tsx';
import { helpAddress, placeFor } from './helpAddress.ts';
import { useHelp } from './useHelp.ts';

/** The help pages; `?page=` opens one, `?q=` searches all, `?for=` opens the section about a screen. */
export const HelpPage = () => {
  const t = useTranslate();
  const { data: help, isError, refetch } = useHelp();
  const [params, setParams] = useSearchParams();
  const [q, slug, screen] = ['q', 'page', 'for'].map((name) => params.get(name) ?? '');
  const title = t('pages./help/index');
  if (isError) return <LoadFailed text={t('help.failed')} onRetry={refetch} />;
  if (help && screen) {
    const place = placeFor(help, screen);
    return <Navigate to={place ? helpAddress(place) : '/help/index'} replace />;
  }
  const search = (text: string) =>
    setParams(text ? { ...(slug && { page: slug }), q: text } : slug ? { page: slug } : {}, { replace: true });
  const page = q ? undefined : help?.find(({ id }) => id === slug);
  return (
    <Box sx={{ maxWidth: 1080, mx: 'auto' }}>
      <PageHeader
        title={page?.title ?? title}
        breadcrumb={page || q ? [{ label: title, to: '/help/index' }] : []}
        subtitle={page || q ? undefined : t('help.lead')}
        secondary={
          page && (
            <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
              {t('help.print')}
            </Button>
          )
        }
      />
      <HelpSearch q={q ?? ''} onSearch={search} />
      {!help ? (
        <Skeleton variant="rounded" height={420} />
      ) : q ? (
        <HelpResults help={help} q={q} onClear={() => search('')} />
      ) : page ? (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' } }}>
          <HelpPageList help={help} open={page.id} />
          <HelpArticle page={page} help={help} />
        </Box>
      ) : (
        <>
          {slug && (
            <Typography role="alert" sx={{ mb: 2 }}>
              {t('help.unknown')}
            </Typography>
          )}
          <HelpIndex help={help} />
        </>
      )}
    </Box>
  );
};
