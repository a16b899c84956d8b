import {
  groupUnbilled,
  priceOf,
  sum,
  unbilledGroupings,
  type TimeEntryRecord,
  type UnbilledGrouping,
  type UnbilledProject,
} from '@kontor/domain';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFormat } from '../../shared/useFormat.ts';
import { useBasis } from './BasisContext.ts';
import { UnbilledProjectRow } from './UnbilledProjectRow.tsx';
import { blankLine, isBlank, type LineValues } from './values.ts';

type Props = { projects: readonly UnbilledProject[]; onClose: () => void };

/** Chooses hours and how they become lines. All are chosen to begin with: usually that is what one came for. */
export const UnbilledHoursDialog = ({ projects: given, onClose }: Props) => {
  const t = useTranslate();
  const id = useId();
  const format = useFormat();
  const basis = useBasis();
  const { getValues, setValue } = useFormContext();
  const [projects] = useState(given);
  const [grouping, setGrouping] = useState<UnbilledGrouping>('project');
  const [chosen, setChosen] = useState(() => new Set(projects.flatMap(({ entries }) => entries.map((entry) => entry.id))));
  const entries = useMemo(
    () => projects.flatMap((project) => project.entries).filter((entry) => chosen.has(entry.id)),
    [projects, chosen],
  );
  const proposed = useMemo(() => {
    const { billingRoundingMode: mode = 'none', billingRoundingMinutes: stepMinutes = 1 } = basis.organisation ?? {};
    return groupUnbilled(entries, grouping, undefined, { mode, stepMinutes });
  }, [entries, grouping, basis.organisation]);
  const amount = sum(proposed.map(({ quantity, unitPrice }) => priceOf(quantity, unitPrice)));
  const currency = projects[0]?.entries[0]?.currency;
  const minutes = entries.reduce((total, entry) => total + entry.minutes, 0);

  const set = (these: readonly TimeEntryRecord[], on: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const entry of these)
        if (on) next.add(entry.id);
        else next.delete(entry.id);
      return next;
    });
  const add = () => {
    const rate = basis.rateOn(String(getValues('invoiceDate')));
    const written = (getValues('lines') as LineValues[]).filter((line) => !isBlank(line));
    const lines = proposed.map((line): LineValues => ({ ...blankLine(rate), ...line }));
    setValue('lines', [...written, ...lines], { shouldDirty: true });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id} onKeyDown={(event) => event.stopPropagation()}>
      <DialogTitle id={id} variant="h2">
        {t('invoices.unbilled.title')}
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 2, sm: 3 } }}>
        <TextField
          select
          value={grouping}
          label={t('invoices.unbilled.group_by')}
          onChange={(event) => setGrouping(event.target.value as UnbilledGrouping)}
          slotProps={{ select: { native: true } }}
          sx={{ maxWidth: 280, mb: 1.5 }}
        >
          {unbilledGroupings.map((each) => (
            <option key={each} value={each}>
              {t(`invoices.unbilled.groups.${each}`)}
            </option>
          ))}
        </TextField>
        {projects.map((project) => (
          <UnbilledProjectRow key={project.projectId} project={project} chosen={chosen} onSet={set} />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
            {t('invoices.unbilled.chosen', { hours: format.duration(minutes), amount: format.money(amount, currency) })}
          </Typography>
        </Box>
        <Button onClick={onClose}>{t('kontor.confirm.cancel')}</Button>
        <Button variant="contained" disabled={entries.length === 0} onClick={add}>
          {t('invoices.unbilled.add')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
