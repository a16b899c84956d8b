import { useQuery } from '@tanstack/react-query';
import { useListContext, useResourceContext, type RaRecord } from 'react-admin';
import { useKontor } from '../api/dataProvider.ts';
import { pathOf } from '../api/subjects.ts';
import { useOrganisation } from '../api/useOrganisation.ts';
import { PageTotal, Sum } from './PageTotal.tsx';
import { baseFirst } from './table/baseFirst.ts';
import { useTotalsRow } from './table/totalsRow.ts';

type Sums = { currency: string } & Record<string, number | string>;
type Props = { source: string; counts?: (record: object) => boolean };

/** The total of this page and, in a row of its own where there are more pages, of the whole filter. */
export const FilterTotal = (props: Props) =>
  useTotalsRow() === 'page' ? <PageTotal {...props} /> : <AllPages source={props.source} />;

/** The resource adds up its filter at `/totals`. */
const AllPages = ({ source }: { source: string }) => {
  const kontor = useKontor();
  const list = useListContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  const base = useOrganisation()?.baseCurrency;
  const filterValues = list.filterValues as object;
  const { data: totals = [] } = useQuery({
    queryKey: [resource, 'totals', filterValues],
    queryFn: ({ signal }) =>
      kontor.call<Sums[]>('GET', `/${pathOf(resource)}/totals`, { query: { filter: filterValues }, signal }),
  });
  return baseFirst(
    totals.map((sums) => sums.currency),
    base,
  ).map((currency) => (
    <Sum key={currency} currency={currency} amount={Number(totals.find((sums) => sums.currency === currency)?.[source])} />
  ));
};
