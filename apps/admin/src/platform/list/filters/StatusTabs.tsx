import { Box, Tab, Tabs } from '@mui/material';
import { useGetList, useListContext, useResourceContext, useTranslate, type SortPayload } from 'react-admin';
import { resourceCalled } from '../../api/resource.ts';
import { useFilterValues } from './useFilterValues.ts';
import { useFormat } from '../../format/useFormat.ts';
import { useGender } from '../../api/useGender.ts';

export type StatusTabsProps = {
  /** The field that the tabs filter by. */
  source: string;
  /** Labels are already translated. */
  choices: readonly {
    value: string;
    label: string;
    /** The filter of the tab, if not `{ [source]: value }`. */
    filter?: object;
    /** The order in which the tab opens, if not that of the list. */
    sort?: SortPayload;
  }[];
  /** Counts by tab ('' is all) when one call gives them all; empty while it loads. Used while no other filter is set. */
  counts?: Record<string, number>;
};

/** All filters set by the tabs rather than by the person. */
export const tabSources = ({ source, choices }: StatusTabsProps): string[] => [
  source,
  ...choices.flatMap(({ filter }) => Object.keys(filter ?? {})),
];

const Count = ({ filter, known }: { filter: object; known?: number | null }) => {
  const format = useFormat();
  const resource = useResourceContext() ?? '';
  // Fetching a count also fetches one record: the newest, whose figures are the cheapest to compute.
  const { total: asked } = useGetList(
    resource,
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' } },
    { enabled: known === undefined },
  );
  const total = known === undefined ? asked : (known ?? undefined);
  return (
    <Box
      component="span"
      sx={{
        ml: 1,
        minWidth: 20,
        px: 0.75,
        borderRadius: 999,
        bgcolor: 'action.selected',
        color: 'text.primary',
        fontSize: '0.75rem',
        lineHeight: '18px',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {total === undefined ? '…' : format.number(total)}
    </Box>
  );
};

/** One tab for each status, with the number of records that match the other filters and those of the page. */
export const StatusTabs = (props: StatusTabsProps) => {
  const { source, choices, counts } = props;
  const t = useTranslate();
  const resource = useResourceContext() ?? '';
  const gender = useGender(resource);
  const { setFilters, setSort, filter: always } = useListContext();
  const values = useFilterValues();
  const own = tabSources(props);
  const others = Object.fromEntries(Object.entries(values).filter(([key]) => !own.includes(key)));
  const alone = Object.keys(others).length === 0;
  const all: StatusTabsProps['choices'] = [{ value: '', label: t(`kontor.list.all.${gender}`), filter: {} }, ...choices];
  const tabs = all.map(({ value, label, filter, sort }) => ({ value, label, sort, filter: filter ?? { [source]: value } }));
  const current = tabs.find(
    ({ filter }) => Object.keys(filter).length > 0 && Object.entries(filter).every(([key, value]) => values[key] === value),
  );
  const choose = (_event: unknown, value: string) => {
    const chosen = tabs.find((tab) => tab.value === value);
    setFilters({ ...others, ...chosen?.filter }, undefined, false);
    const sort = chosen?.sort ?? (current?.sort && resourceCalled(resource).sort);
    if (sort) setSort(sort);
  };
  return (
    <Tabs
      value={current?.value ?? ''}
      onChange={choose}
      variant="scrollable"
      aria-label={t('kontor.list.status')}
      sx={{ borderBottom: 1, borderColor: 'divider', px: 1 }}
    >
      {tabs.map(({ value, label, filter }) => (
        <Tab
          key={value}
          value={value}
          sx={{ minHeight: 48, px: 1.5 }}
          label={
            <Box component="span" sx={{ display: 'flex', alignItems: 'center' }}>
              {label}
              <Count filter={{ ...others, ...filter, ...always }} known={alone && counts ? (counts[value] ?? null) : undefined} />
            </Box>
          }
        />
      ))}
    </Tabs>
  );
};
