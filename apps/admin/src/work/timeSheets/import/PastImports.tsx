import { Card, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { TimeImportRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { ActionButton } from '../../../platform/action/ActionButton.tsx';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { ListFailedState } from '../ListFailedState.tsx';

export const PastImports = () => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const readAgain = useReadAgain();
  const { data, error, refetch } = useQuery({
    queryKey: ['timeImports'],
    queryFn: ({ signal }) =>
      kontor.call<TimeImportRecord[]>('GET', '/time-imports', { query: { range: [0, 49], sort: ['createdAt', 'DESC'] }, signal }),
  });
  const undo = (made: TimeImportRecord) => (
    <ActionButton
      label={t('timeSheets.import.undo')}
      variant="text"
      danger
      confirm={{ text: t('timeSheets.import.undo_text', { file: made.fileName }), warning: t('kontor.confirm.delete_warning') }}
      run={() => kontor.call('POST', `/time-imports/${made.id}/undo`).then(() => readAgain('timeImports'))}
      success="timeSheets.import.undone"
    />
  );
  return (
    <Card sx={{ mt: 2, overflow: 'clip' }}>
      <Typography variant="h2" sx={{ p: 2 }}>
        {t('timeSheets.import.past')}
      </Typography>
      {error ? (
        <ListFailedState message={error.message} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          {t('timeSheets.import.none')}
        </Typography>
      ) : !data ? (
        <Skeleton height={44} sx={{ mx: 2, mb: 2 }} />
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('timeSheets.import.file')}</TableCell>
              <TableCell sx={wide}>{t('timeSheets.import.when')}</TableCell>
              <TableCell sx={wide}>{t('timeSheets.import.who')}</TableCell>
              <TableCell align="right" sx={wide}>
                {t('timeSheets.overview.hours')}
              </TableCell>
              <TableCell align="right">{t('timeSheets.import.state')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((made) => (
              <TableRow key={made.id}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {made.fileName}
                  <Typography variant="caption" color="textSecondary" component="div">
                    {t(`timeSheets.import.formats.${made.format}`, { _: made.format })} ·{' '}
                    {t('timeSheets.import.rows', { smart_count: made.rowCount })}
                  </Typography>
                </TableCell>
                <TableCell sx={wide}>{format.dateTime(made.createdAt)}</TableCell>
                <TableCell sx={wide}>{made.createdByName}</TableCell>
                <TableCell align="right" sx={wide}>
                  {format.duration(made.minutes)}
                </TableCell>
                <TableCell align="right">
                  {made.undoneAt ? t('timeSheets.import.is_undone', { when: format.relative(made.undoneAt) }) : undo(made)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
};

const wide = { display: { xs: 'none', sm: 'table-cell' } };
