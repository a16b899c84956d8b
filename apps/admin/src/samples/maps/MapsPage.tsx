import { Alert, Box, Button, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { NothingYet } from '../../platform/list/ListStates.tsx';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { MapPanels } from './MapPanels.tsx';
import { useCustomerPlaces } from './useCustomerPlaces.ts';

/** Customers on a world map and in a table, without calls to another server. */
export const MapsPage = () => {
  const t = useTranslate();
  return (
    <>
      <PageHeader title={t('pages./maps/index')} subtitle={t('maps.text')} />
      {maySee('Customer', 'country') ? <Body /> : <Alert severity="info">{t('maps.no_country')}</Alert>}
    </>
  );
};

const Body = () => {
  const t = useTranslate();
  const { data, error, refetch } = useCustomerPlaces();
  if (!data && error) return <LoadFailed text={error.message} onRetry={refetch} />;
  if (!data)
    return (
      <Box role="status" aria-label={t('kontor.shell.loading')}>
        <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '1.6' }} />
      </Box>
    );
  if (data.length === 0)
    return (
      <NothingYet text={t('maps.empty')}>
        {may('create', 'Customer') && (
          <Button variant="contained" component={Link} to="/customers/create">
            {t('maps.add')}
          </Button>
        )}
      </NothingYet>
    );
  return <MapPanels countries={data} />;
};
