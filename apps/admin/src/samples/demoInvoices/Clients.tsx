import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { PhoneLink } from '../../platform/format/PhoneLink.tsx';
import { useDemoClients } from './useDemoInvoices.ts';

/** Sample clients to choose for an invoice. */
export const Clients = () => {
  const t = useTranslate();
  const { data, error, refetch } = useDemoClients();
  return (
    <Box component="section" aria-labelledby="demo-clients" sx={{ mt: 3 }}>
      <Typography id="demo-clients" component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {t('demoInvoices.clients')}
      </Typography>
      {error && <LoadFailed text={error.message} onRetry={refetch} />}
      <Box component="ul" sx={list}>
        {data?.map(({ name, company, companyEmail, address, country, contact }) => (
          <Card key={companyEmail} component="li" sx={{ p: 2, minWidth: 0, overflowWrap: 'anywhere', fontSize: '0.8125rem' }}>
            <Typography sx={{ fontWeight: 600 }}>
              <bdi>{name}</bdi>
            </Typography>
            <Box sx={{ color: 'text.secondary' }}>
              <bdi>{company}</bdi>
              <br />
              <bdi>
                {address}, {country}
              </bdi>
            </Box>
            <a href={`mailto:${companyEmail}`}>{companyEmail}</a>
            <br />
            <PhoneLink number={contact} />
          </Card>
        ))}
      </Box>
    </Box>
  );
};

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
} as const;
