import type { ResourceName } from '../../api/resource.ts';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Box, Button, Chip, InputAdornment } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { AddFilter } from './AddFilter.tsx';
import { ColumnsButton } from '../table/ColumnsButton.tsx';
import { FilterChipText } from './FilterChipText.tsx';
import { SavedViews } from './SavedViews.tsx';
import { asText } from '../../inputs/textOf.ts';
import { SearchField } from '../../inputs/SearchField.tsx';
import { useFilterValues } from './useFilterValues.ts';

export type FilterSpec = {
  /** The filter's name in the API: `customerId`, `dueDate_lte`. */
  source: string;
  label: string;
} & (
  | { kind: 'text' | 'date' | 'number' | 'boolean' }
  | { kind: 'select'; choices: readonly { id: string; name: string }[] }
  | { kind: 'reference'; reference: ResourceName }
);

type Props = {
  filters: readonly FilterSpec[];
  searchable: boolean;
  /** Sources of filters shown elsewhere. */ hidden: readonly string[];
};

/** Search, filters as chips, saved views, columns. */
export const FilterBar = ({ filters, searchable, hidden }: Props) => {
  const t = useTranslate();
  const { setFilters } = useListContext();
  const values = useFilterValues();
  const set = (source: string, value: unknown) => {
    const { [source]: _old, ...others } = values;
    setFilters(value === undefined || value === null || value === '' ? others : { ...others, [source]: value }, undefined, false);
  };
  const active = filters.filter(({ source }) => values[source] !== undefined && !hidden.includes(source));
  return (
    <Box
      className="no-print"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        flexWrap: 'wrap',
        px: 1.5,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {searchable && (
        <SearchField
          main
          value={asText(values['q'])}
          label={t('kontor.list.search')}
          onSearch={(q) => set('q', q)}
          sx={{ width: { xs: '100%', sm: 280 } }}
          start={
            <InputAdornment position="start">
              <SearchOutlined fontSize="small" />
            </InputAdornment>
          }
        />
      )}
      {filters.length > 0 && (
        <AddFilter
          filters={filters.filter(({ source }) => values[source] === undefined && !hidden.includes(source))}
          onSet={set}
        />
      )}
      {active.map((filter) => (
        <Chip
          key={filter.source}
          label={<FilterChipText filter={filter} value={values[filter.source]} />}
          onDelete={() => set(filter.source, undefined)}
          slotProps={{ root: { 'aria-label': t('kontor.list.remove_filter', { name: filter.label }) } }}
        />
      ))}
      {(active.length > 0 || Boolean(values['q'])) && (
        <Button
          size="small"
          onClick={() =>
            setFilters(Object.fromEntries(Object.entries(values).filter(([key]) => hidden.includes(key))), undefined, false)
          }
        >
          {t('kontor.list.clear_all')}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      <SavedViews />
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <ColumnsButton />
      </Box>
    </Box>
  );
};
