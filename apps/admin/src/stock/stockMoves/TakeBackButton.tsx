import type { StockMoveRecord } from '@kontor/domain';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { part } from '../../platform/page/page.ts';

const TakeBackDialog = part(() => import('./TakeBackDialog.tsx').then((m) => m.TakeBackDialog));

/** Offers to take back what is still out of an issue. */
export const TakeBackButton = ({ move }: { move: StockMoveRecord }) => {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  if (!move.outstanding || !may('takeBack', 'StockMove', move)) return null;
  return (
    <>
      <Button
        size="small"
        aria-label={t('stockMoves.take_back.named', { item: move.itemName, name: move.holderName ?? '' })}
        onClick={() => setOpen(true)}
      >
        {t('stockMoves.take_back.save')}
      </Button>
      <Suspense fallback={null}>{open && <TakeBackDialog move={move} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
