import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import {
  Alert,
  Box,
  Checkbox,
  Chip,
  FormControlLabel,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { messageOf, type TimeImportPreview, type TimeImportRow } from '@kontor/domain';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorParams } from '../../../platform/api/calls/errorParams.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';

const shownRows = 200;

/** What each row of the file was understood as, and what is wrong with it. */
export const ImportPreview = ({ preview }: { preview: TimeImportPreview }) => {
  const t = useTranslate();
  const format = useFormat();
  const [onlyBad, setOnlyBad] = useState(false);
  const rows = onlyBad ? preview.rows.filter(({ problems }) => problems.length > 0) : preview.rows;
  const words = ({ problems }: TimeImportRow) =>
    problems.map(({ column, code, params }) => (
      <div key={`${column} ${code}`}>
        {column && <strong>{column}: </strong>}
        {t(`errors.${code}`, { ...errorParams(params, t), _: messageOf(code, params) })}
      </div>
    ));
  const good = { smart_count: preview.validCount, duration: format.duration(preview.minutes) };
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1.5, p: 2, alignItems: 'center', flexWrap: 'wrap' }} role="status">
        <Chip size="small" label={t(`timeSheets.import.formats.${preview.format}`, { _: preview.format })} />
        <Alert severity={preview.validCount ? 'success' : 'warning'} variant="outlined" sx={{ py: 0 }}>
          {preview.validCount ? t('timeSheets.import.good', good) : t('timeSheets.import.none_good')}
        </Alert>
        {preview.problemCount > 0 && (
          <>
            <Alert severity="error" variant="outlined" sx={{ py: 0 }}>
              {t('timeSheets.import.bad', { smart_count: preview.problemCount })}
            </Alert>
            <FormControlLabel
              control={<Checkbox checked={onlyBad} onChange={(event) => setOnlyBad(event.target.checked)} />}
              label={t('timeSheets.import.only_bad')}
            />
          </>
        )}
      </Box>
      <Box sx={{ overflow: 'auto', maxHeight: 480 }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell align="right" sx={wide}>
                {t('timeSheets.import.row')}
              </TableCell>
              <TableCell>{t('resources.timeSheets.fields.workDate')}</TableCell>
              <TableCell sx={wide}>{t('timeSheets.person')}</TableCell>
              <TableCell>{t('timeSheets.week.row')}</TableCell>
              <TableCell align="right">{t('timeSheets.overview.hours')}</TableCell>
              <TableCell sx={wide}>{t('resources.timeSheets.fields.note')}</TableCell>
              <TableCell sx={wide}>{t('timeSheets.import.problems')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, shownRows).map((row) => {
              const isBad = row.problems.length > 0;
              return (
                <TableRow key={row.row} sx={isBad ? { bgcolor: 'kontor.tint.error' } : undefined}>
                  <TableCell align="right" sx={wide}>
                    {row.row}
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{format.date(row.workDate)}</TableCell>
                  <TableCell sx={wide}>{row.userName}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {[row.projectName, row.taskName].filter(Boolean).join(': ')}
                    {!row.billable && (
                      <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{t('kontor.status.notBillable')}</Box>
                    )}
                    <Box sx={{ display: { sm: 'none' }, color: 'error.main', fontSize: '0.75rem' }}>{words(row)}</Box>
                  </TableCell>
                  <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {format.clock(row.minutes)}
                  </TableCell>
                  <TableCell sx={{ ...wide, maxWidth: 260, overflowWrap: 'anywhere' }}>{row.note}</TableCell>
                  <TableCell sx={wide}>
                    <Box sx={{ display: 'flex', gap: 0.75, color: isBad ? 'error.main' : 'success.main' }}>
                      {isBad ? <ErrorOutlineOutlined fontSize="small" /> : <CheckCircleOutlined fontSize="small" />}
                      <Box>{isBad ? words(row) : t('timeSheets.import.ready')}</Box>
                    </Box>
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </Box>
      {rows.length > shownRows && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ px: 2, py: 1 }}>
          {t('timeSheets.import.shown', { count: shownRows })}
        </Typography>
      )}
    </Box>
  );
};

const wide = { display: { xs: 'none', sm: 'table-cell' } };
