import { Card, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ActionButton } from '../action/ActionButton.tsx';
import { useKontor } from '../api/dataProvider.ts';
import type { ResourceName } from '../api/resource.ts';
import { useReadAgain } from '../api/useCommand.ts';
import { useFormat } from '../format/useFormat.ts';
import { LoadFailed } from '../page/LoadFailed.tsx';

export type PastImport = {
  id: number;
  createdAt: string;
  fileName: string;
  createdByName: string;
  undoneAt: string | null;
};

type Props<Made extends PastImport> = {
  path: string;
  /** Read again after an undo, with all that it touches. */
  resource: ResourceName;
  /** Where the resource has rows of its own under its name. */
  queryKey?: string;
  /** Below the name of the file. */
  details: (made: Made) => ReactNode;
  undoText: (made: Made) => string;
  figure?: { label: string; render: (made: Made) => ReactNode };
};

/** Past imports, newest first, each with its undo. */
export function PastImports<Made extends PastImport>({
  path,
  resource,
  queryKey = resource,
  details,
  undoText,
  figure,
}: Props<Made>) {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const readAgain = useReadAgain();
  const { data, error, refetch } = useQuery({
    queryKey: [queryKey],
    queryFn: ({ signal }) => kontor.call<Made[]>('GET', path, { query: { range: [0, 49], sort: ['createdAt', 'DESC'] }, signal }),
  });
  const undo = (made: Made) => (
    <ActionButton
      label={t('imports.undo')}
      variant="text"
      danger
      confirm={{ text: undoText(made), warning: t('kontor.confirm.delete_warning') }}
      run={() =>
        kontor.call('POST', `${path}/${made.id}/undo`).then(() => {
          readAgain();
          void refetch();
        })
      }
      success="imports.undone"
    />
  );
  return (
    <Card sx={{ mt: 2, overflow: 'clip' }}>
      <Typography variant="h2" sx={{ p: 2 }}>
        {t('imports.past')}
      </Typography>
      {error ? (
        <LoadFailed text={error.message} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          {t('imports.none')}
        </Typography>
      ) : !data ? (
        <Skeleton height={44} sx={{ mx: 2, mb: 2 }} />
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('imports.file')}</TableCell>
              <TableCell sx={wide}>{t('imports.when')}</TableCell>
              <TableCell sx={wide}>{t('imports.who')}</TableCell>
              {figure && (
                <TableCell align="right" sx={wide}>
                  {figure.label}
                </TableCell>
              )}
              <TableCell align="right">{t('imports.state')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((made) => (
              <TableRow key={made.id}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {made.fileName}
                  <Typography variant="caption" color="textSecondary" component="div">
                    {details(made)}
                  </Typography>
                </TableCell>
                <TableCell sx={wide}>{format.dateTime(made.createdAt)}</TableCell>
                <TableCell sx={wide}>{made.createdByName}</TableCell>
                {figure && (
                  <TableCell align="right" sx={wide}>
                    {figure.render(made)}
                  </TableCell>
                )}
                <TableCell align="right">
                  {made.undoneAt ? t('imports.is_undone', { when: format.relative(made.undoneAt) }) : undo(made)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}

const wide = { display: { xs: 'none', sm: 'table-cell' } };
