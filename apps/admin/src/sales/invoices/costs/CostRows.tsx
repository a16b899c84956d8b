import type { Cost } from '@kontor/domain';
import { Box, Checkbox, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { InvoiceBy } from '../../../firm/invoicingTerms/InvoiceBy.tsx';
import { useInvoiceBy } from '../../../firm/invoicingTerms/useInvoiceBy.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { dateOf, fromWords, keyOf } from './costWords.ts';
import { sumsOf } from './sumsOf.ts';

type Props = {
  /** Of one project, or of none. */
  costs: readonly Cost[];
  chosen: ReadonlySet<string>;
  onSet: (costs: readonly Cost[], on: boolean) => void;
};

/** The unbilled costs of a project, each with its vendor or person, its cost and its price. */
export const CostRows = ({ costs, chosen, onSet }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const name = costs[0]?.projectName ?? t('costs.no_project');
  const on = costs.filter((cost) => chosen.has(keyOf(cost))).length;
  const sums = sumsOf(costs, format);
  const invoiceBy = useInvoiceBy('costs');
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
        <Checkbox
          checked={on === costs.length}
          indeterminate={on > 0 && on < costs.length}
          onChange={(event) => onSet(costs, event.target.checked)}
          slotProps={{ input: { 'aria-label': t('costs.select_all', { name }) } }}
        />
        <Box sx={{ flex: 1, minWidth: { xs: 'calc(100% - 60px)', sm: 0 } }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="caption" color="textSecondary">
            {t('costs.count', { smart_count: costs.length })}
            {costs[0] && ` · ${t('costs.oldest', { date: format.date(dateOf(costs[0])) })}`}
          </Typography>
        </Box>
        <Typography sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums', width: { xs: '100%', sm: 'auto' } }}>
          {sums.price}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pl: { xs: 0, sm: 4 } }}>
        {costs.map((cost) => (
          <Box component="li" key={keyOf(cost)}>
            <Box component="label" sx={row}>
              <Checkbox
                size="small"
                checked={chosen.has(keyOf(cost))}
                onChange={(event) => onSet([cost], event.target.checked)}
              />
              <span className="words">
                <span>{cost.description.split('\n')[0]}</span>
                <small>
                  {[...fromWords(cost), format.date(dateOf(cost)), cost.outlay && t('costs.outlay')].filter(Boolean).join(' · ')}
                </small>
                {invoiceBy(dateOf(cost)) && (
                  <small>
                    {t('costs.by')} <InvoiceBy date={invoiceBy(dateOf(cost))} />
                  </small>
                )}
              </span>
              <span className="figures">
                <small>{t('costs.cost')}</small>
                {format.money(cost.cost, cost.currency)}
              </span>
              <span className="figures">
                <small>{cost.markUp ? `${t('costs.price')} (+${format.percent(cost.markUp)})` : t('costs.price')}</small>
                <b>{format.money(cost.price, cost.currency)}</b>
              </span>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '36px minmax(0, 1fr) minmax(0, 1fr)', sm: '36px minmax(0, 1fr) 110px 140px' },
  alignItems: 'center',
  columnGap: 1,
  py: 0.5,
  fontSize: '0.8125rem',
  cursor: 'pointer',
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '& small': { display: 'block', color: 'text.secondary' },
  '& .words': { gridColumn: { xs: '2 / -1', sm: 'auto' }, overflowWrap: 'anywhere' },
  '& .figures': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  // On a phone the cost begins a row of its own, below the words.
  '& .words + .figures': { gridColumn: { xs: '2', sm: 'auto' } },
} as const;
