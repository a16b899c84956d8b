import { Box, Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../format/useFormat.ts';

const usual = 100;

/** The first rows of many, a hundred by default, and a button for as many more: drawing two thousand takes a browser a second. */
export function useFirst<T>(rows: readonly T[], step = usual): { first: readonly T[]; more: ReactNode } {
  const t = useTranslate();
  const format = useFormat();
  const [many, setMany] = useState(step);
  const left = rows.length - many;
  const more = left > 0 && (
    <Box sx={{ p: 1, textAlign: 'center' }}>
      <Button size="small" onClick={() => setMany(many + step)}>
        {t('kontor.list.more', { count: format.number(Math.min(step, left)), left: format.number(left) })}
      </Button>
    </Box>
  );
  return { first: rows.slice(0, many), more };
}
