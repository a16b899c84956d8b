import { Box, Tab, Tabs } from '@mui/material';
import { useGetList, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { useFormat } from './useFormat.ts';

export type StatusTabsProps = {
  /** The filter that the tabs set. */
  source: string;
  /** Their words are given already translated. */
  choices: readonly { value: string; label: string }[];
};

const Count = ({ filter }: { filter: object }) => {
  const format = useFormat();
  const resource = useResourceContext() ?? '';
  const { total } = useGetList(resource, { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } });
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

/** One tab a status, each with how many records the other filters leave in it. */
export const StatusTabs = ({ source, choices }: StatusTabsProps) => {
  const t = useTranslate();
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const { [source]: current = '', ...others } = filterValues as Record<string, unknown>;
  const choose = (_event: unknown, value: string) =>
    setFilters(value ? { ...others, [source]: value } : others, displayedFilters, false);
  return (
    <Tabs
      value={current}
      onChange={choose}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={t('kontor.list.status')}
      sx={{ borderBottom: 1, borderColor: 'divider', px: 1 }}
    >
      {[{ value: '', label: t('kontor.list.all') }, ...choices].map(({ value, label }) => (
        <Tab
          key={value}
          value={value}
          sx={{ minHeight: 48, px: 1.5 }}
          label={
            <Box component="span" sx={{ display: 'flex', alignItems: 'center' }}>
              {label}
              <Count filter={value ? { ...others, [source]: value } : others} />
            </Box>
          }
        />
      ))}
    </Tabs>
  );
};
