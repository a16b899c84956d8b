import type { BillCost, InvoiceDetail } from '@kontor/domain';
import { Box, Link as TextLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Panel } from '../../../documents/page/Panel.tsx';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { LoadFailed } from '../../../platform/page/LoadFailed.tsx';
import { sumsOf } from './sumsOf.ts';

/** The costs behind the lines of an invoice: their bill, what they cost and what they were priced at. */
export const BilledCosts = ({ invoice: { id } }: { invoice: InvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const { data, error, refetch } = useQuery({
    queryKey: ['bills', 'costs', 'invoice', id],
    queryFn: ({ signal }) => kontor.call<BillCost[]>('GET', '/bills/costs', { query: { invoiceId: id }, signal }),
  });
  if (!error && !data?.length) return null;
  return (
    <Panel title={t('costs.billed')}>
      {error && <LoadFailed text={error.message} onRetry={() => void refetch()} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: '0.8125rem' }}>
        {data?.map((cost) => (
          <Box component="li" key={cost.billLineId} sx={{ display: 'flex', gap: 1.5, py: 0.5 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {cost.description.split('\n')[0]}
              <Box sx={{ color: 'text.secondary' }}>
                <TextLink component={Link} to={`/bills/${cost.billId}/show`}>
                  <bdi>{[cost.vendorName, cost.billNumber].filter(Boolean).join(' ')}</bdi>
                </TextLink>
                {` · ${format.date(cost.billDate)}`}
                {cost.outlay && ` · ${t('costs.outlay')}`}
              </Box>
            </Box>
            <Box sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {format.money(cost.price, cost.currency)}
              <Box sx={{ color: 'text.secondary' }}>{`${t('costs.cost')} ${format.money(cost.cost, cost.currency)}`}</Box>
            </Box>
          </Box>
        ))}
      </Box>
      {data && data.length > 1 && (
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
          {t('costs.total', sumsOf(data, format))}
        </Typography>
      )}
    </Panel>
  );
};
