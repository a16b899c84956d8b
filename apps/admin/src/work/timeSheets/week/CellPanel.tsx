import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Checkbox, FormControlLabel, IconButton, Popover, TextField, Typography } from '@mui/material';
import type { TimeEntryRecord } from '@kontor/domain';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { parseDuration } from '../../../platform/inputs/parseDuration.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useWhyFixed } from '../useWhyFixed.ts';
import type { Week } from './useWeek.ts';
import { rowName, type Cell } from './weekRows.ts';

type EntryProps = { entry: TimeEntryRecord; readOnly: boolean; first: boolean; change: Week['change']; onDone: () => void };

const EntryForm = ({ entry, readOnly, first, change, onDone }: EntryProps) => {
  const t = useTranslate();
  const format = useFormat();
  const [hours, setHours] = useState(format.clock(entry.minutes));
  const [note, setNote] = useState(entry.note ?? '');
  const [billable, setBillable] = useState(entry.billable);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const reason = useWhyFixed([entry])(entry);
  const fixed = readOnly || reason !== undefined;
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
      onDone();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const minutes = parseDuration(hours);
    if (minutes === undefined) return setProblem(t('timeSheets.week.unread'));
    void run(() => change(entry, { minutes: minutes ?? 0, note: note.trim() || null, billable }));
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 0.5, py: 1 }}>
      {entry.startAt && entry.endAt && (
        <Typography variant="body2" color="textSecondary">
          {t('timeSheets.week.entry_from', { from: format.time(entry.startAt), to: format.time(entry.endAt) })}
        </Typography>
      )}
      {reason && (
        <Typography variant="body2" color="textSecondary">
          {reason}
        </Typography>
      )}
      <TextField
        label={t('resources.timeSheets.fields.minutes')}
        value={hours}
        disabled={fixed || busy}
        onChange={(event) => setHours(event.target.value)}
      />
      <TextField
        label={t('resources.timeSheets.fields.note')}
        value={note}
        autoFocus={first && !fixed}
        multiline
        maxRows={4}
        disabled={fixed || busy}
        error={problem !== null}
        helperText={problem}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey) submit(event);
        }}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <FormControlLabel
          sx={{ flex: 1 }}
          disabled={fixed || busy}
          control={<Checkbox checked={billable} onChange={(event) => setBillable(event.target.checked)} />}
          label={t('resources.timeSheets.fields.billable')}
        />
        {!fixed && (
          <>
            <IconButton aria-label={t('ra.action.delete')} disabled={busy} onClick={() => void run(() => change(entry, null))}>
              <DeleteOutlined fontSize="small" />
            </IconButton>
            <Button type="submit" variant="contained" size="small" loading={busy}>
              {t('kontor.form.save')}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
};

type Props = {
  cell: Cell;
  anchor: HTMLElement;
  entries: readonly TimeEntryRecord[];
  readOnly: boolean;
  change: Week['change'];
  onClose: () => void;
};

/** Details of a cell: note, billable, and each entry if there are several. */
export const CellPanel = ({ cell, anchor, entries, readOnly, change, onClose }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const title = t('timeSheets.week.details', { name: rowName(cell.row), date: format.date(cell.date) });
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { width: 340, maxWidth: '94vw', p: 2, pb: 1 } } }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Typography variant="h3">{rowName(cell.row)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {format.longDate(cell.date)}
      </Typography>
      {entries.length === 0 && <Typography sx={{ py: 2 }}>{t('timeSheets.week.log_first')}</Typography>}
      <Box sx={{ '& form + form': { borderTop: 1, borderColor: 'divider' } }}>
        {entries.map((entry, at) => (
          <EntryForm
            key={entry.id}
            entry={entry}
            first={at === 0}
            readOnly={readOnly}
            change={change}
            onDone={() => entries.length === 1 && onClose()}
          />
        ))}
      </Box>
    </Popover>
  );
};
