import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LinesTable } from '../lines/LinesTable.tsx';
import { DiscountField } from '../totals/DiscountField.tsx';
import { TotalsPanel } from '../totals/TotalsPanel.tsx';
import { Section } from './Section.tsx';

/** Lines, discount and sums. `children` are further ways to add lines. */
export const LinesSection = ({ children }: { children?: ReactNode }) => {
  const t = useTranslate();
  return (
    <Section title={t('documents.form.lines')}>
      <LinesTable>{children}</LinesTable>
      <Box sx={sums}>
        <DiscountField />
        <TotalsPanel />
      </Box>
    </Section>
  );
};

const sums = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 300px) minmax(0, 360px)' },
  justifyContent: 'space-between',
  gap: 3,
  mt: 2,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;
