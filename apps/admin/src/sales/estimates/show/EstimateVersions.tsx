import type { EstimateDetail, EstimateVersionRecord } from '@kontor/domain';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { fetchBlob, saveBlob } from '../../../platform/api/calls/downloadFile.ts';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** Earlier versions sent to the customer, each with its lines, total and PDF, unchanged. */
export const EstimateVersions = ({ estimate: { id, number } }: { estimate: EstimateDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const kontor = useKontor();
  const { data, error, refetch } = useQuery({
    queryKey: ['estimates', 'versions', id],
    queryFn: () => kontor.call<EstimateVersionRecord[]>('GET', `/estimates/${id}/versions`),
  });
  if (error)
    return (
      <Button size="small" onClick={() => void refetch()}>
        {t('kontor.page.retry')}
      </Button>
    );
  if (!data) return <Skeleton height={48} />;
  const download = (revision: number) =>
    fetchBlob(`/estimates/${id}/versions/${revision}/pdf`)
      .then((blob) => saveBlob(blob, `${number}-${revision}.pdf`))
      .catch((failed: Error) => notify(failed.message, { type: 'error' }));
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      {data.map((version) => (
        <Box component="li" key={version.revision}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="subtitle2" component="span">
              {t('estimates.show.version', { number: version.revision })}
            </Typography>
            <StatusChip status={version.status} />
            <Box sx={{ flexGrow: 1 }} />
            <span>{format.money(version.total, version.currency)}</span>
          </Box>
          <Typography variant="body2" color="textSecondary">
            {t('estimates.show.sent_on', { date: format.dateTime(version.sentAt) })}
          </Typography>
          <Box component="details">
            <summary>{t('resources.estimates.fields.lines')}</summary>
            <Box component="ul" sx={{ my: 0.5, ps: 2 }}>
              {version.lines.map((line) => (
                <li key={line.position}>
                  {`${line.description} – ${format.money(line.net, version.currency)}`}
                  {line.optional && ` (${t('documents.lines.optional')})`}
                </li>
              ))}
            </Box>
          </Box>
          {version.pdfFileId !== null && (
            <Button size="small" onClick={() => void download(version.revision)}>
              {t('documents.action.download')}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
};
