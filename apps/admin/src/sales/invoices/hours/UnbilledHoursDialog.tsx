import {
  groupUnbilled,
  priceOf,
  roundBilledMinutes,
  sum,
  unbilledGroupings,
  type UnbilledGrouping,
  type UnbilledProject,
  type UnbilledTimeEntry,
} from '@kontor/domain';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useBasis } from '../../../documents/values/BasisContext.ts';
import { PrepaidHours } from './PrepaidHours.tsx';
import { UnbilledProjectRow } from './UnbilledProjectRow.tsx';
import { focusField } from '../../../documents/lines/lineActions.ts';
import { isBlank } from '../../../documents/values/lineValues.ts';
import type { InvoiceValues } from '../form/values.ts';
import { hourLines } from './hourLines.ts';

type Props = { projects: readonly UnbilledProject[]; onClose: () => void };

/** Selects unbilled hours and how they become lines. All are selected at first, as this is what people usually want. */
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
  const { billingRoundingMode: mode = 'none', billingRoundingMinutes: stepMinutes = 1 } = basis.organisation ?? {};
  const rounding = useMemo(() => ({ mode, stepMinutes }), [mode, stepMinutes]);
  const proposed = useMemo(() => groupUnbilled(entries, grouping, undefined, rounding), [entries, grouping, rounding]);
  // Without the facts that split lines: the number of lines that one would expect.
  const expected = useMemo(
    () =>
      groupUnbilled(
        entries.map((entry) => ({ ...entry, billingRate: 0, late: false })),
        grouping,
      ).length,
    [entries, grouping],
  );
  const byRate = useMemo(
    () =>
      groupUnbilled(
        entries.map((entry) => ({ ...entry, late: false })),
        grouping,
      ).length,
    [entries, grouping],
  );
  const amount = sum(proposed.map(({ quantity, unitPrice }) => priceOf(quantity, unitPrice)));
  const currency = projects[0]?.entries[0]?.currency;
  const minutes = entries.reduce((total, entry) => total + entry.minutes, 0);
  const billed = entries.reduce((total, entry) => total + roundBilledMinutes(entry.minutes, rounding), 0);

  const set = (these: readonly UnbilledTimeEntry[], on: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const entry of these)
        if (on) next.add(entry.id);
        else next.delete(entry.id);
      return next;
    });
  const add = () => {
    const values = getValues() as InvoiceValues;
    const written = values.lines.filter((line) => !isBlank(line));
    const lines = hourLines(entries, grouping, values, basis);
    setValue('lines', [...written, ...lines], { shouldDirty: true });
    onClose();
    // The button that opened this may be gone with the last hours; the new lines come next.
    focusField(`lines.${written.length}.description`);
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
        <PrepaidHours projects={projects} />
        {byRate > expected && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {t('invoices.unbilled.by_rate', { count: proposed.length })}
          </Typography>
        )}
        {projects.some((project) => project.entries.some((entry) => entry.late)) && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {t('invoices.unbilled.late_text')}
          </Typography>
        )}
        {projects.map((project) => (
          <UnbilledProjectRow key={project.projectId} project={project} chosen={chosen} rounding={rounding} onSet={set} />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
            {t(billed === minutes ? 'invoices.unbilled.chosen' : 'invoices.unbilled.chosen_rounded', {
              hours: format.duration(minutes),
              billed: format.duration(billed),
              amount: format.money(amount, currency),
            })}
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
