import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useListContext, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { pathOf } from '../../platform/api/subjects.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { PageTotal } from '../../platform/list/PageTotal.tsx';

type Sums = { currency: string } & Record<string, number | string>;
type Props = { source: string; counts?: (record: object) => boolean };

/** The total of this page and, where there are more pages, of the whole filter, which the resource adds up at `/totals`. */
export const FilterTotal = ({ source, counts }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const { data = [], total = 0, ...list } = useListContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  const filterValues = list.filterValues as object;
  const isLonger = total > data.length;
  const { data: totals = [] } = useQuery({
    queryKey: [resource, 'totals', filterValues],
    queryFn: ({ signal }) =>
      kontor.call<Sums[]>('GET', `/${pathOf(resource)}/totals`, { query: { filter: filterValues }, signal }),
    enabled: isLonger,
  });
  return (
    <>
      <PageTotal source={source} counts={counts} />
      {isLonger && totals.length > 0 && <span style={{ ...under, fontWeight: 'normal' }}>{t('documents.list.all_pages')}</span>}
      {isLonger &&
        totals.map((sums) => (
          <span key={sums.currency} style={under}>
            {format.money(Number(sums[source]), sums.currency)}
          </span>
        ))}
    </>
  );
};

/** As narrow as its words and amount, whose spaces do not break: the names of customers need the room. */
const under: CSSProperties = {
  display: 'block',
  width: 'min-content',
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
};
