import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import {
  Alert,
  Box,
  Checkbox,
  FormControlLabel,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { errorParams } from '../api/calls/errorParams.ts';
import { errorWords } from '../i18n/errorWords.ts';
import { useWords } from '../i18n/useWords.ts';

const shownRows = 200;

export type ReadRow = {
  row: number;
  problems: readonly { column: string; code: string; params?: Record<string, string | number> }[];
};

export type ImportColumn<Row> = {
  key: string;
  label: string;
  /** Shown on a phone too. */
  narrow?: boolean;
  numeric?: boolean;
  /** On a phone, the messages of problems stand below this column. */
  main?: boolean;
  render: (row: Row) => ReactNode;
};

type Props<Row extends ReadRow> = {
  rows: readonly Row[];
  columns: readonly ImportColumn<Row>[];
  validCount: number;
  problemCount: number;
  /** The message when some rows can be imported. */
  good: string;
  /** Shown before that message, such as the program that wrote the file. */
  children?: ReactNode;
  /** The content shown for a row without problems. */
  ready?: (row: Row) => ReactNode;
};

/** A table of the rows as they were read, with their problems. */
export function ImportRows<Row extends ReadRow>(props: Props<Row>) {
  const { columns, validCount, problemCount, good, children, ready } = props;
  const t = useTranslate();
  useWords(errorWords, problemCount > 0);
  const [onlyBad, setOnlyBad] = useState(false);
  const rows = onlyBad ? props.rows.filter(({ problems }) => problems.length > 0) : props.rows;
  const words = ({ problems }: Row) =>
    problems.map(({ column, code, params }) => (
      <div key={`${column} ${code}`}>
        {column && <strong>{column}: </strong>}
        {t(`errors.${code}`, { ...errorParams(params, t), _: t('ra.message.invalid_form') })}
      </div>
    ));
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1.5, p: 2, alignItems: 'center', flexWrap: 'wrap' }} role="status">
        {children}
        <Alert severity={validCount ? 'success' : 'warning'} variant="outlined" sx={{ py: 0 }}>
          {validCount ? good : t(props.rows.length ? 'imports.none_good' : 'imports.no_rows')}
        </Alert>
        {problemCount > 0 && (
          <>
            <Alert severity="error" variant="outlined" sx={{ py: 0 }}>
              {t('imports.bad', { smart_count: problemCount })}
            </Alert>
            <FormControlLabel
              control={<Checkbox checked={onlyBad} onChange={(event) => setOnlyBad(event.target.checked)} />}
              label={t('imports.only_bad')}
            />
          </>
        )}
      </Box>
      <Box sx={{ overflow: 'auto', maxHeight: 480 }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell align="right" sx={wide}>
                {t('imports.row')}
              </TableCell>
              {columns.map(({ key, label, narrow, numeric }) => (
                <TableCell key={key} align={numeric ? 'right' : undefined} sx={narrow ? undefined : wide}>
                  {label}
                </TableCell>
              ))}
              <TableCell sx={wide}>{t('imports.problems')}</TableCell>
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
                  {columns.map(({ key, narrow, numeric, main, render }) => (
                    <TableCell
                      key={key}
                      align={numeric ? 'right' : undefined}
                      sx={{ ...(narrow ? {} : wide), ...(numeric ? figures : { maxWidth: 260, overflowWrap: 'anywhere' }) }}
                    >
                      {render(row)}
                      {main && isBad && (
                        <Box sx={{ display: { sm: 'none' }, color: 'error.main', fontSize: '0.75rem' }}>{words(row)}</Box>
                      )}
                    </TableCell>
                  ))}
                  <TableCell sx={wide}>
                    <Box sx={{ display: 'flex', gap: 0.75, color: isBad ? 'error.main' : 'success.main' }}>
                      {isBad ? <ErrorOutlineOutlined fontSize="small" /> : <CheckCircleOutlined fontSize="small" />}
                      <Box>{isBad ? words(row) : (ready?.(row) ?? t('imports.ready'))}</Box>
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
          {t('imports.shown', { count: shownRows })}
        </Typography>
      )}
    </Box>
  );
}

const wide = { display: { xs: 'none', sm: 'table-cell' } };
const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };
