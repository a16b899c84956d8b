import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { FiguresTable, type FiguresColumn } from '../../platform/report/FiguresTable.tsx';
import { Pages } from './Pages.tsx';
import { useLastPage } from './useLastPage.ts';

type Props<T> = {
  label: string;
  filters: ReactNode;
  rows: readonly T[] | undefined;
  total: number;
  page: number;
  perPage: number;
  onPage: (page: number) => void;
  columns: readonly FiguresColumn<T>[];
  error: Error | null;
  onRetry: () => void;
  /** Offered when nothing matches the filters. */
  onClear: () => void;
};

/** A sample list: filters, a page of rows, and a text while there are none. */
export const SampleList = <T extends { id: number }>(props: Props<T>) => {
  const { label, filters, rows, total, page, perPage, onPage, columns, error, onRetry, onClear } = props;
  const t = useTranslate();
  useLastPage(rows, total, perPage);
  return (
    <Card component="section" aria-label={label} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.5, p: 2 }}>{filters}</Box>
      {error && <LoadFailed text={error.message} onRetry={onRetry} sx={{ m: 2 }} />}
      {!rows && !error && Array.from({ length: perPage }, (_, key) => <Skeleton key={key} height={52} sx={{ mx: 2 }} />)}
      {rows && total > 0 && <FiguresTable label={label} rows={rows} keyOf={({ id }) => String(id)} columns={columns} />}
      {rows && total === 0 && (
        <Box sx={{ py: 6, textAlign: 'center' }}>
          <Typography color="textSecondary">{t('kontor.form.nothing_found')}</Typography>
          <Button variant="outlined" sx={{ mt: 2 }} onClick={onClear}>
            {t('kontor.list.clear_filters')}
          </Button>
        </Box>
      )}
      {rows && <Pages page={page} perPage={perPage} total={total} onPage={onPage} />}
    </Card>
  );
};
