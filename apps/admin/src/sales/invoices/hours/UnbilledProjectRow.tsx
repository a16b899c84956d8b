import { groupUnbilled, priceOf, sum, type BilledRounding, type UnbilledProject, type UnbilledTimeEntry } from '@kontor/domain';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { Box, Checkbox, Chip, Collapse, IconButton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { InvoiceBy } from '../../../firm/invoicingTerms/InvoiceBy.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';

type Props = {
  project: UnbilledProject;
  chosen: ReadonlySet<number>;
  rounding: BilledRounding;
  onSet: (entries: readonly UnbilledTimeEntry[], on: boolean) => void;
};

const amountOf = (entries: readonly UnbilledTimeEntry[], rounding: BilledRounding): number =>
  sum(groupUnbilled(entries, 'project', undefined, rounding).map(({ quantity, unitPrice }) => priceOf(quantity, unitPrice)));

/** A project with its unbilled hours; unfolds to show each entry. */
export const UnbilledProjectRow = ({ project, chosen, rounding, onSet }: Props) => {
  const t = useTranslate();
  const id = useId();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { projectName: name, entries } = project;
  const on = entries.filter((entry) => chosen.has(entry.id)).length;
  const minutes = entries.reduce((total, entry) => total + entry.minutes, 0);
  const oldest = entries[0]?.workDate;
  const late = entries.filter((entry) => entry.late).length;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
        <Checkbox
          checked={on === entries.length}
          indeterminate={on > 0 && on < entries.length}
          onChange={(event) => onSet(entries, event.target.checked)}
          slotProps={{ input: { 'aria-label': t('invoices.unbilled.select_project', { name }) } }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="caption" color="textSecondary">
            {t('documents.lines.entries', { smart_count: entries.length })}
            {oldest && ` · ${t('invoices.unbilled.oldest', { date: format.date(oldest) })}`}
          </Typography>
          {entries[0]?.invoiceBy && (
            <Typography variant="caption" component="div">
              {t('invoices.unbilled.by')} <InvoiceBy date={entries[0].invoiceBy} />
            </Typography>
          )}
          {late > 0 && (
            <Typography variant="caption" component="div" sx={{ color: 'kontor.tone.warning', fontWeight: 600 }}>
              {t('invoices.unbilled.late', { smart_count: late })}
            </Typography>
          )}
        </Box>
        <Box sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
          <Typography>{format.duration(minutes)}</Typography>
          <Typography variant="caption" color="textSecondary">
            {format.money(amountOf(entries, rounding), entries[0]?.currency)}
          </Typography>
        </Box>
        <IconButton
          aria-label={t('invoices.unbilled.show', { name })}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ExpandMoreOutlined sx={{ transform: open ? 'rotate(180deg)' : undefined }} />
        </IconButton>
      </Box>
      <Collapse in={open} id={id} unmountOnExit>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pl: { xs: 0, sm: 4 }, pb: 1 }}>
          {entries.map((entry) => (
            <Box component="li" key={entry.id}>
              <Box component="label" sx={row}>
                <Checkbox
                  size="small"
                  checked={chosen.has(entry.id)}
                  onChange={(event) => onSet([entry], event.target.checked)}
                />
                <span className="date">{format.date(entry.workDate)}</span>
                <span className="words">
                  {entry.late && <LateChip label={t('invoices.unbilled.late_one')} />}
                  {[entry.userName, entry.taskName, entry.note].filter(Boolean).join(' · ')}
                </span>
                <span className="figures">{format.clock(entry.minutes)}</span>
                <span className="figures rate">
                  {entry.billingRate === null ? t('invoices.unbilled.no_rate') : format.money(entry.billingRate, entry.currency)}
                </span>
              </Box>
            </Box>
          ))}
        </Box>
      </Collapse>
    </Box>
  );
};

/** Marks late entries: hours of a period invoiced before. */
const LateChip = ({ label }: { label: string }) => (
  <Chip
    size="small"
    color="warning"
    variant="outlined"
    icon={<HistoryOutlined />}
    label={label}
    sx={{ marginInlineEnd: 1, height: 20 }}
  />
);

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '36px minmax(0, 1fr) 44px', sm: '36px 96px minmax(0, 1fr) 52px 88px' },
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
  '& .rate': { display: { xs: 'none', sm: 'block' } },
} as const;
