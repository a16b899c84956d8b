import AddOutlined from '@mui/icons-material/AddOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button, Card, IconButton, Skeleton, Tooltip, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useGetList, useTranslate, type RaRecord, type SortPayload } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { DeleteButton } from '../../../platform/action/DeleteButton.tsx';
import type { ResourceName } from '../../../platform/api/resource.ts';
import { LoadFailed } from '../../../platform/page/LoadFailed.tsx';
import { subjectOf } from '../../../platform/api/subjects.ts';

type Props<T extends RaRecord> = {
  resource: ResourceName;
  title: string;
  text: string;
  emptyText: string;
  sort: SortPayload;
  filter?: object;
  /** Without it, nothing can be added. */
  addLabel?: string;
  nameOf: (record: T) => string;
  /** Title, second line, figures at the end, status chips. */
  row: (record: T, all: readonly T[]) => { title: ReactNode; text?: ReactNode; end?: ReactNode; status?: ReactNode };
  dialog: (record: T | undefined, close: () => void) => ReactNode;
  /** Says which records can be deleted; by default all. */
  deletable?: (record: T) => boolean;
  /** Buttons beside "Add". */
  extra?: (records: readonly T[]) => ReactNode;
};

/** A short list of settings with buttons for each record; records are edited in a dialog. */
export const ShortList = <T extends RaRecord>(props: Props<T>) => {
  const { resource, title, text, emptyText, sort, filter = {}, addLabel, nameOf, row, dialog, deletable, extra } = props;
  const t = useTranslate();
  const [open, setOpen] = useState<{ record?: T } | null>(null);
  const subject = subjectOf(resource);
  const { data, isPending, error, refetch } = useGetList<T>(resource, {
    sort,
    pagination: { page: 1, perPage: 100 },
    filter,
  });
  return (
    <Card component="section" aria-label={title}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', flexWrap: 'wrap', p: { xs: 2, sm: 3 }, pb: { sm: 2 } }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography variant="h2">{title}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
            {text}
          </Typography>
        </Box>
        {data && extra?.(data)}
        {addLabel && may('create', subject) && (
          <Button variant="outlined" startIcon={<AddOutlined />} onClick={() => setOpen({})}>
            {addLabel}
          </Button>
        )}
      </Box>
      {isPending && [0, 1, 2].map((key) => <Skeleton key={key} height={56} sx={{ mx: 3 }} />)}
      {error && <LoadFailed text={error.message} onRetry={refetch} sx={{ m: 2 }} />}
      {data?.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 3, pb: 4, pt: 2, textAlign: 'center' }}>
          {emptyText}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((record) => {
          const { title: name, text: second, end, status } = row(record, data);
          return (
            <Box component="li" key={record.id} sx={line}>
              <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                  <Typography component="span" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
                    {name}
                  </Typography>
                  {status}
                </Box>
                {second && (
                  <Typography variant="body2" color="textSecondary" component="div">
                    {second}
                  </Typography>
                )}
              </Box>
              {end}
              <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
                {may('update', subject, record) && (
                  <Tooltip title={t('ra.action.edit')}>
                    <IconButton
                      aria-label={t('settings.edit_named', { name: nameOf(record) })}
                      onClick={() => setOpen({ record })}
                    >
                      <EditOutlined fontSize="small" />
                    </IconButton>
                  </Tooltip>
                )}
                {(deletable?.(record) ?? true) && may('delete', subject, record) && (
                  <DeleteButton resource={resource} record={record} name={nameOf(record)} />
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
      {open && dialog(open.record, () => setOpen(null))}
    </Card>
  );
};

const line = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  px: { xs: 2, sm: 3 },
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
} as const;
