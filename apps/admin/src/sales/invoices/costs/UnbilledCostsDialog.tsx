import { costsByProject, type Cost } from '@kontor/domain';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { focusField } from '../../../documents/lines/lineActions.ts';
import { useBasis } from '../../../documents/values/BasisContext.ts';
import { isBlank } from '../../../documents/values/lineValues.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import type { InvoiceValues } from '../form/values.ts';
import { billedAmount, costLines } from './costLines.ts';
import { CostRows } from './CostRows.tsx';
import { keyOf } from './costWords.ts';
import { sumsOf } from './sumsOf.ts';

type Props = { costs: readonly Cost[]; onClose: () => void };

/** Selects unbilled costs, with cost and price side by side. All are selected at first, as this is what people usually want. */
export const UnbilledCostsDialog = ({ costs: given, onClose }: Props) => {
  const t = useTranslate();
  const id = useId();
  const format = useFormat();
  const basis = useBasis();
  const { getValues, setValue } = useFormContext();
  const [costs] = useState(given);
  const [chosen, setChosen] = useState(() => new Set(costs.map(keyOf)));
  const wanted = costs.filter((cost) => chosen.has(keyOf(cost)));
  const values = getValues() as InvoiceValues;
  const { amount, unpriced } = billedAmount(wanted, values, basis);
  const set = (these: readonly Cost[], on: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const key of these.map(keyOf))
        if (on) next.add(key);
        else next.delete(key);
      return next;
    });
  const add = () => {
    const written = values.lines.filter((line) => !isBlank(line));
    setValue('lines', [...written, ...costLines(wanted, values, basis)], { shouldDirty: true });
    onClose();
    // The button that opened this may be gone with the last costs; the new lines come next.
    focusField(`lines.${written.length}.description`);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id} onKeyDown={(event) => event.stopPropagation()}>
      <DialogTitle id={id} variant="h2">
        {t('costs.title')}
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 2, sm: 3 } }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {t('costs.text')}
        </Typography>
        {costsByProject(costs).map((some) => (
          <CostRows key={some[0]?.projectId ?? 0} costs={some} chosen={chosen} onSet={set} />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Typography role="status" sx={{ flex: 1, minWidth: 200, fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
          {wanted.length > 0 &&
            [
              t('costs.chosen', { cost: sumsOf(wanted, format).cost, price: format.money(amount, values.currency) }),
              unpriced > 0 && t('costs.unpriced', { smart_count: unpriced }),
            ]
              .filter(Boolean)
              .join('. ')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button onClick={onClose}>{t('kontor.confirm.cancel')}</Button>
          <Button variant="contained" disabled={wanted.length === 0} onClick={add}>
            {t('costs.add')}
          </Button>
        </Box>
      </DialogActions>
    </Dialog>
  );
};
