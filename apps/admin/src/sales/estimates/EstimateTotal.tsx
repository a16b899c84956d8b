import type { EstimateRecord } from '@kontor/domain';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';

/** The total without optional lines, and what was accepted where that is more. */
export const EstimateTotal = ({ estimate: { total, acceptedTotal, currency } }: { estimate: EstimateRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      {format.money(total, currency)}
      {acceptedTotal !== null && acceptedTotal !== total && (
        <Typography variant="caption" color="textSecondary" component="div">
          {t('estimates.accepted_for', { amount: format.money(acceptedTotal, currency) })}
        </Typography>
      )}
    </>
  );
};
