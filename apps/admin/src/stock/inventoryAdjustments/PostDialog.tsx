import type { InventoryAdjustmentDetail, StockEffect } from '@kontor/domain';
import { Alert, Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useCommand } from '../../platform/api/useCommand.ts';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useMoved } from '../stockMoves/useMoved.ts';

/** Says before posting what it changes of later moves and what is missing in stock; the firm's setting decides whether one may go on. */
const Effect = ({ effect }: { effect: StockEffect }) => {
  const t = useTranslate();
  const format = useFormat();
  const organisation = useOrganisation();
  const isRefused = organisation?.negativeStock === 'refuse';
  const value =
    effect.laterValue === undefined ? undefined : format.money(effect.laterValue, organisation?.baseCurrency ?? 'EUR');
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
      {effect.laterMoves > 0 && (
        <Alert severity="warning">
          {t('inventoryAdjustments.effect.later', { smart_count: effect.laterDocuments })}
          {value && ` ${t('inventoryAdjustments.effect.by', { value })}`}
        </Alert>
      )}
      {effect.below.map(({ itemId, itemName, missing, date }) => (
        <Alert key={itemId} severity={isRefused ? 'error' : 'warning'}>
          {t('inventoryAdjustments.effect.below', {
            item: itemName,
            missing: format.number(missing),
            date: format.date(date),
          })}
        </Alert>
      ))}
    </Box>
  );
};

export const PostDialog = ({ adjustment, onClose }: { adjustment: InventoryAdjustmentDetail; onClose: () => void }) => {
  const t = useTranslate();
  const kontor = useKontor();
  const moved = useMoved();
  const command = useCommand('inventoryAdjustments');
  const { data, isPending } = useQuery({
    // Not below the resource: posting reads that again, and what is posted has no effect to tell.
    queryKey: ['adjustmentEffect', adjustment.id, adjustment.version],
    queryFn: () => kontor.call<StockEffect>('GET', `/inventory-adjustments/${adjustment.id}/effect`),
    retry: false,
    staleTime: 0,
  });
  return (
    <FormDialog
      title={t('inventoryAdjustments.action.post')}
      text={t('inventoryAdjustments.confirm.post')}
      submitLabel={t('inventoryAdjustments.action.post')}
      defaults={{}}
      run={() =>
        command(adjustment.id, 'post', {
          laterConfirmed: Boolean(data?.laterMoves),
          belowZeroConfirmed: Boolean(data?.below.length),
        })
      }
      success="inventoryAdjustments.done.post"
      onClose={onClose}
    >
      {adjustment.lines
        .filter(({ moves, isOutdated }) => isOutdated || moves.length > 0)
        .map(({ itemId, itemName, moves, isOutdated }) => (
          <Alert key={itemId} severity={isOutdated ? 'warning' : 'info'} sx={{ mt: 1 }}>
            <bdi>{itemName}</bdi>
            {': '}
            {isOutdated ? t('inventoryAdjustments.outdated') : t('inventoryAdjustments.moved', { documents: moved(moves) })}
          </Alert>
        ))}
      {isPending ? <Skeleton height={40} /> : data && <Effect effect={data} />}
    </FormDialog>
  );
};
