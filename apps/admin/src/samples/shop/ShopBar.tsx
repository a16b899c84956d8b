import { productSorts } from '@kontor/domain';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SearchField } from '../../platform/inputs/SearchField.tsx';
import { shopLayouts, type ShopView } from './useShopChoice.ts';

type Props = { view: ShopView; onChoose: (change: Partial<ShopView>) => void };
const icons = { grid: GridViewOutlined, rows: ViewListOutlined };

export const ShopBar = ({ view, onChoose }: Props) => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <SearchField value={view.q} label={t('shop.search')} onSearch={(q) => onChoose({ q })} sx={{ flex: '2 1 220px' }} />
      <TextField
        select
        margin="none"
        label={t('shop.sort')}
        value={view.sortBy}
        onChange={({ target }) => onChoose({ sortBy: target.value as ShopView['sortBy'] })}
        sx={{ flex: '1 1 170px' }}
      >
        {productSorts.map((sort) => (
          <MenuItem key={sort} value={sort}>
            {t(`shop.sorts.${sort}`)}
          </MenuItem>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view.layout}
        aria-label={t('shop.layout')}
        onChange={(_event, layout: ShopView['layout'] | null) => layout && onChoose({ layout })}
        sx={{ height: 40 }}
      >
        {shopLayouts.map((layout) => {
          const Icon = icons[layout];
          return (
            <ToggleButton
              key={layout}
              value={layout}
              aria-label={t(`shop.layouts.${layout}`)}
              title={t(`shop.layouts.${layout}`)}
            >
              <Icon fontSize="small" />
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
    </Box>
  );
};
