import { sourceIds, type CreditableLineRecord, type SourceRecord, type TimeEntryRecord } from '@kontor/domain';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Checkbox, Collapse, IconButton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Section } from '../../../documents/form/Section.tsx';
import { may } from '../../../platform/api/ability.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useCreditableInvoice } from './CreditableContext.ts';
import { isChosen, type CreditLineValues } from './values.ts';

type Entries = ReadonlyMap<number, TimeEntryRecord>;

const HoursOfLine = ({ line, index, entries }: { line: CreditableLineRecord; index: number; entries: Entries }) => {
  const t = useTranslate();
  const id = useId();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { setValue } = useFormContext();
  const freed = (useWatch({ name: `lines.${index}.sources` }) ?? []) as SourceRecord[];
  const ids = sourceIds(line, 'timeEntry');
  const on = new Set(sourceIds({ sources: freed }, 'timeEntry'));
  const count = ids.filter((one) => on.has(one)).length;
  const set = (some: readonly number[], isFree: boolean) => {
    const next = ids.filter((one) => (some.includes(one) ? isFree : on.has(one)));
    setValue(
      `lines.${index}.sources`,
      next.map((one): SourceRecord => ({ kind: 'timeEntry', id: one })),
      { shouldDirty: true },
    );
  };
  // Without the right to read hours, or with very many of them, their number stands for them.
  const hoursOf = (some: readonly number[]): string => {
    const known = some.flatMap((one) => entries.get(one) ?? []);
    if (known.length < some.length) return t('documents.lines.entries', { smart_count: some.length });
    return format.duration(known.reduce((minutes, entry) => minutes + entry.minutes, 0));
  };
  const n = index + 1;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
        <Checkbox
          checked={count === ids.length}
          indeterminate={count > 0 && count < ids.length}
          onChange={(event) => set(ids, event.target.checked)}
          slotProps={{ input: { 'aria-label': t('creditNotes.hours.all', { hours: hoursOf(ids), n }) } }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {n}. {line.description}
          </Typography>
          <Typography variant="caption" color="textSecondary" role="status">
            {`${hoursOf(ids)} · ${
              count > 0
                ? t('creditNotes.hours.chosen', { hours: hoursOf(ids.filter((one) => on.has(one))) })
                : t('creditNotes.hours.none')
            }`}
          </Typography>
        </Box>
        <IconButton
          aria-label={t('creditNotes.hours.show', { n })}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ExpandMoreOutlined sx={{ transform: open ? 'rotate(180deg)' : undefined }} />
        </IconButton>
      </Box>
      <Collapse in={open} id={id} unmountOnExit>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pl: { xs: 0, sm: 4 }, pb: 1 }}>
          {ids.map((one) => {
            const entry = entries.get(one);
            const words = [entry?.userName, entry?.taskName ?? entry?.projectName, entry?.note].filter(Boolean).join(' · ');
            return (
              <Box component="li" key={one}>
                <Box component="label" sx={row}>
                  <Checkbox size="small" checked={on.has(one)} onChange={(event) => set([one], event.target.checked)} />
                  <span className="date">{entry ? format.date(entry.workDate) : `#${one}`}</span>
                  <span className="words">{words}</span>
                  <span className="figures">{entry && format.clock(entry.minutes)}</span>
                </Box>
              </Box>
            );
          })}
        </Box>
      </Collapse>
    </Box>
  );
};

/** Asks for each billed hour of a credited line whether it can be billed again. Nothing is ticked: that would bill it twice unasked. */
export const FreedHours = () => {
  const t = useTranslate();
  const invoice = useCreditableInvoice();
  const lines = useWatch({ name: 'lines' }) as CreditLineValues[];
  const asked = invoice.lines
    .map((line, index) => ({ line, index }))
    .filter(({ line, index }) => sourceIds(line, 'timeEntry').length > 0 && lines[index] && isChosen(lines[index]));
  const { data = [] } = useGetList<TimeEntryRecord>(
    'timeSheets',
    {
      filter: { invoiceId: invoice.id },
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'workDate', order: 'ASC' },
    },
    { enabled: asked.length > 0 && may('list', 'TimeEntry') },
  );
  if (asked.length === 0) return null;
  const entries = new Map(data.map((entry) => [entry.id, entry]));
  return (
    <Section title={t('creditNotes.hours.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('creditNotes.hours.text')}
      </Typography>
      {asked.map(({ line, index }) => (
        <HoursOfLine key={line.id} line={line} index={index} entries={entries} />
      ))}
    </Section>
  );
};

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '36px minmax(0, 1fr) 52px', sm: '36px 96px minmax(0, 1fr) 52px' },
  alignItems: 'center',
  columnGap: 1,
  fontSize: '0.8125rem',
  cursor: 'pointer',
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '& .words': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'text.secondary',
    gridRow: { xs: 2, sm: 'auto' },
    gridColumn: { xs: '2 / -1', sm: 'auto' },
  },
  '& .figures': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const;
