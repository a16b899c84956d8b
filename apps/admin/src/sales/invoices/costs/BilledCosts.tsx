import type { InvoiceDetail } from '@kontor/domain';
import { Box, Link as TextLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Panel } from '../../../documents/page/Panel.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { LoadFailed } from '../../../platform/page/LoadFailed.tsx';
import { dateOf, fromWords, keyOf, pageOf } from './costWords.ts';
import { sumsOf } from './sumsOf.ts';
import { useCosts } from './useCosts.ts';

/** The costs behind the lines of an invoice: their bill or expense, what they cost and what they were priced at. */
export const BilledCosts = ({ invoice: { id } }: { invoice: InvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const { costs, error, refetch } = useCosts({ invoiceId: id });
  if (!error && !costs.length) return null;
  return (
    <Panel title={t('costs.billed')}>
      {error && <LoadFailed text={error.message} onRetry={refetch} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: '0.8125rem' }}>
        {costs.map((cost) => (
          <Box component="li" key={keyOf(cost)} sx={{ display: 'flex', gap: 1.5, py: 0.5 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {cost.description.split('\n')[0]}
              <Box sx={{ color: 'text.secondary' }}>
                <TextLink component={Link} to={pageOf(cost)}>
                  <bdi>{fromWords(cost).join(' ')}</bdi>
                </TextLink>
                {` · ${format.date(dateOf(cost))}`}
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
      {costs.length > 1 && (
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
          {t('costs.total', sumsOf(costs, format))}
        </Typography>
      )}
    </Panel>
  );
};
