import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLate } from '../page/useLate.ts';

export const ListSkeleton = ({ columns }: { columns: number }) => {
  const t = useTranslate();
  const late = useLate(150);
  return (
    <Box role="status" aria-label={t('kontor.shell.loading')} sx={{ minHeight: 440 }}>
      {late &&
        Array.from({ length: 10 }, (_row, row) => (
          <Box key={row} sx={{ display: 'flex', gap: 3, px: 2, height: 44, alignItems: 'center' }}>
            {Array.from({ length: columns }, (_cell, cell) => (
              <Skeleton key={cell} sx={{ flex: cell === 0 ? 2 : 1 }} height={20} />
            ))}
          </Box>
        ))}
    </Box>
  );
};
