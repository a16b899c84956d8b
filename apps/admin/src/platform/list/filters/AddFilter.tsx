import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FilterSpec } from './FilterBar.tsx';
import { Opens } from '../../page/Opens.tsx';
import { part } from '../../page/page.ts';

const AddFilterMenu = part(() => import('./AddFilterMenu.tsx').then((m) => m.AddFilterMenu));

type Props = { filters: readonly FilterSpec[]; onSet: (source: string, value: unknown) => void };

export const AddFilter = ({ filters, onSet }: Props) => {
  const t = useTranslate();
  return (
    <Opens
      preload={AddFilterMenu.preload}
      button={(opener) => (
        <Button {...opener} size="small" startIcon={<FilterListOutlined />} disabled={filters.length === 0}>
          {t('kontor.list.add_filter')}
        </Button>
      )}
    >
      {(opened) => <AddFilterMenu {...opened} filters={filters} onSet={onSet} />}
    </Opens>
  );
};
