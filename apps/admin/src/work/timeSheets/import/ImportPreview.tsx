import { Box, Chip } from '@mui/material';
import type { TimeImportPreview, TimeImportRow } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { ImportRows, type ImportColumn } from '../../../platform/imports/ImportRows.tsx';

/** The rows of the file as understood, with their errors. */
export const ImportPreview = ({ preview }: { preview: TimeImportPreview }) => {
  const t = useTranslate();
  const format = useFormat();
  const { validCount, problemCount, minutes } = preview;
  const field = (name: string) => t(`resources.timeSheets.fields.${name}`);
  const place = (row: TimeImportRow) => (
    <>
      {[row.projectName, row.taskName].filter(Boolean).join(': ')}
      {!row.billable && <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{t('kontor.status.notBillable')}</Box>}
    </>
  );
  const columns: ImportColumn<TimeImportRow>[] = [
    { key: 'workDate', label: field('workDate'), narrow: true, numeric: false, render: (row) => day(format.date(row.workDate)) },
    { key: 'userName', label: t('timeSheets.person'), render: ({ userName }) => userName },
    { key: 'project', label: t('timeSheets.week.row'), narrow: true, main: true, render: place },
    {
      key: 'minutes',
      label: t('timeSheets.overview.hours'),
      narrow: true,
      numeric: true,
      render: (row) => format.clock(row.minutes),
    },
    { key: 'note', label: field('note'), render: ({ note }) => note },
  ];
  return (
    <ImportRows
      rows={preview.rows}
      columns={columns}
      validCount={validCount}
      problemCount={problemCount}
      good={t('timeSheets.import.good', { smart_count: validCount, duration: format.duration(minutes) })}
    >
      <Chip size="small" label={t(`timeSheets.import.formats.${preview.format}`, { _: preview.format })} />
    </ImportRows>
  );
};

const day = (text: string) => <span style={{ whiteSpace: 'nowrap' }}>{text}</span>;
