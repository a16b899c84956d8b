import type { AuditRecord } from '@kontor/domain';
import { Box, Button, Skeleton, Typography, type SxProps } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { LoadFailed } from '../page/LoadFailed.tsx';
import { useFormat } from '../format/useFormat.ts';

type Props = {
  filter: object;
  /** Number of entries at first, and added each time. */
  step: number;
  label: string;
  /** Style of each entry. */
  sx: SxProps;
  children: (entry: AuditRecord) => ReactNode;
};

/** History entries that match a filter, latest first, a few at a time. */
export const AuditTrail = ({ filter, step, label, sx, children }: Props) => {
  const t = useTranslate();
  const [shown, setShown] = useState(step);
  const latest = { filter, sort: { field: 'id', order: 'DESC' }, pagination: { page: 1, perPage: shown } } as const;
  // Fetched whenever opened: people look for the change just saved.
  const { data, total, isPending, isError, refetch } = useGetList<AuditRecord>('audit', latest, { staleTime: 0 });
  if (isError && !data) return <LoadFailed text={t('kontor.activity.failed')} onRetry={refetch} />;
  if (isPending) return <Skeleton height={96} />;
  if (data.length === 0) return <Typography color="textSecondary">{t('kontor.activity.none')}</Typography>;
  return (
    <>
      <Box component="ol" aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((entry) => (
          <Box component="li" key={entry.id} sx={sx}>
            {children(entry)}
          </Box>
        ))}
      </Box>
      {(total ?? 0) > data.length && (
        <Button size="small" onClick={() => setShown(shown + step)}>
          {t('kontor.activity.more')}
        </Button>
      )}
    </>
  );
};

export const EntryTime = ({ at }: { at: string }) => {
  const format = useFormat();
  return (
    <Typography variant="caption" color="textSecondary" component="time" dateTime={at} title={format.dateTime(at)}>
      {format.relative(at)}
    </Typography>
  );
};
