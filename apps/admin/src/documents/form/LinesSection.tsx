import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button } from '@mui/material';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { part } from '../../platform/page/page.ts';
import { MayBeOptional } from '../lines/lineActions.ts';
import { LinesTable } from '../lines/LinesTable.tsx';
import { DiscountField } from '../totals/DiscountField.tsx';
import { TotalsPanel } from '../totals/TotalsPanel.tsx';
import { Section } from './Section.tsx';

const MoreTotals = part(() => import('../totals/MoreTotals.tsx').then((m) => m.MoreTotals));

/** Folded until opened, or while filled in. */
const Further = ({ mayBePrepaid }: { mayBePrepaid: boolean }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [charges, prepaid, roundPayableTo] = useWatch({ name: ['charges', 'prepaid', 'roundPayableTo'] }) as [
    unknown[] | undefined,
    number | null,
    number | null,
  ];
  const isFilled = Boolean(charges?.length) || prepaid !== null || roundPayableTo !== null;
  if (isFilled && !isOpen) setOpen(true);
  if (isOpen)
    return (
      <Suspense fallback={null}>
        <MoreTotals mayBePrepaid={mayBePrepaid} />
      </Suspense>
    );
  return (
    <Button startIcon={<AddOutlined />} onClick={() => setOpen(true)} onPointerEnter={() => void MoreTotals.preload()}>
      {t(mayBePrepaid ? 'documents.totals.more' : 'documents.totals.charges')}
    </Button>
  );
};

type Props = {
  /** Further ways to add lines. */
  children?: ReactNode;
  /** The customer may leave out lines that are marked optional. */
  mayBeOptional?: boolean;
  /** Something may have been paid before, and the amount due may be rounded. */
  mayBePrepaid?: boolean;
};

/** Lines, discount and totals. */
export const LinesSection = ({ children, mayBeOptional = false, mayBePrepaid = false }: Props) => {
  const t = useTranslate();
  return (
    <Section title={t('documents.form.lines')}>
      <MayBeOptional.Provider value={mayBeOptional}>
        <LinesTable>{children}</LinesTable>
      </MayBeOptional.Provider>
      <Box sx={sums}>
        <Box sx={{ minWidth: 0 }}>
          <DiscountField />
          <Further mayBePrepaid={mayBePrepaid} />
        </Box>
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
