import type { InvoiceTotals } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { PageTotal } from '../../platform/list/PageTotal.tsx';

type Source = 'total' | 'paid' | 'writtenOff' | 'credited' | 'balance';
type Props = { source: Source; counts?: (record: object) => boolean };

/** The total of this page and, where there are more pages, of the whole filter. */
export const FilterTotal = ({ source, counts }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const { data = [], total = 0, ...list } = useListContext<RaRecord>();
  const filterValues = list.filterValues as object;
  const isLonger = total > data.length;
  const { data: totals = [] } = useQuery({
    queryKey: ['invoices', 'totals', filterValues],
    queryFn: ({ signal }) => kontor.call<InvoiceTotals[]>('GET', '/invoices/totals', { query: { filter: filterValues }, signal }),
    enabled: isLonger,
  });
  return (
    <>
      <PageTotal source={source} counts={counts} />
      {isLonger &&
        totals.map((sums) => (
          <span key={sums.currency} style={under}>
            {t('invoices.all_pages', { amount: format.money(sums[source], sums.currency) })}
          </span>
        ))}
    </>
  );
};

/** As narrow as its amount, whose spaces do not break: the names of customers need the room. */
const under: CSSProperties = {
  display: 'block',
  width: 'min-content',
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
};
