import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import type { ResourceName } from '../../platform/api/resource.ts';
import { subjectOf } from '../../platform/api/subjects.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';

type Props<T extends RaRecord> = {
  resource: ResourceName;
  projectId: number;
  /** The field that the rows are sorted by. */
  sort: string;
  emptyText: string;
  addText: string;
  icon: ReactNode;
  row: (record: T, onEdit: () => void) => ReactNode;
  /** The form of a record, or of a new one. */
  form: (record: T | undefined, onClose: () => void) => ReactNode;
};

/** Parts of a project in a list: added and edited in place. */
export const PartsInPlace = <T extends RaRecord>(props: Props<T>) => {
  const { resource, projectId, sort, emptyText, addText, icon, row, form } = props;
  const t = useTranslate();
  const [open, setOpen] = useState<T['id'] | null>(null);
  const close = () => setOpen(null);
  const { data, isPending, error, refetch } = useGetList<T>(resource, {
    filter: { projectId },
    sort: { field: sort, order: 'ASC' },
    pagination: { page: 1, perPage: 300 },
  });
  if (error) return <LoadFailed text={error.message} onRetry={refetch} />;
  if (isPending) return <Skeleton height={72} />;
  return (
    <>
      {data.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {emptyText}
        </Typography>
      )}
      <Box component="ul" aria-label={t(`resources.${resource}.name`, { smart_count: 2 })} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((record) =>
          open === record.id ? (
            <li key={record.id}>{form(record, close)}</li>
          ) : (
            <Box component="li" key={record.id} sx={item}>
              {row(record, () => setOpen(record.id))}
            </Box>
          ),
        )}
      </Box>
      {open === 'new' && form(undefined, close)}
      {open === null && may('create', subjectOf(resource)) && (
        <Button variant="outlined" startIcon={icon} sx={{ mt: 2 }} onClick={() => setOpen('new')}>
          {addText}
        </Button>
      )}
    </>
  );
};

const item = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  alignItems: 'center',
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
