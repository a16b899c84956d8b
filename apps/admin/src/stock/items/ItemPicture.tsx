import type { FileRecord } from '@kontor/domain';
import { Box, List } from '@mui/material';
import { useEffect, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { fetchBlob } from '../../platform/api/calls/downloadFile.ts';
import { UploadButton, UploadRows } from '../../platform/record/UploadRows.tsx';
import { useUploads } from '../../platform/record/useUploads.ts';

/** A picture among the files, as an object URL; undefined while it is read, and when it cannot be. */
function usePicture(fileId: number | null | undefined): string | undefined {
  const [read, setRead] = useState<{ fileId: number; url: string }>();
  useEffect(() => {
    if (!fileId) return undefined;
    let url: string | undefined;
    let gone = false;
    fetchBlob(`/files/${fileId}/content`).then(
      (blob) => {
        if (gone) return;
        url = URL.createObjectURL(blob);
        setRead({ fileId, url });
      },
      () => undefined,
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [fileId]);
  return read?.fileId === fileId ? read?.url : undefined;
}

type Props = { fileId: number | null | undefined; alt: string; size: number };

export const Picture = ({ fileId, alt, size }: Props) => {
  const url = usePicture(fileId);
  if (!url) return null;
  return (
    <Box
      component="img"
      src={url}
      alt={alt}
      sx={{ width: size, height: size, maxWidth: '100%', objectFit: 'contain', borderRadius: 1, display: 'block' }}
    />
  );
};

/** The picture of an item: the newest among its files. With `changes`, a button to upload another. */
export const ItemPicture = ({ id, name, changes = false }: { id: number; name: string; changes?: boolean }) => {
  const t = useTranslate();
  const uploads = useUploads({ subject: 'Item', subjectId: id });
  const { data } = useGetList<FileRecord>(
    'files',
    {
      filter: { subject: 'Item', subjectId: id, mimeType_q: 'image/' },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: may('list', 'File') },
  );
  const fileId = data?.[0]?.id;
  const add = changes && may('create', 'File');
  if (!fileId && !add) return null;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Picture fileId={fileId} alt={t('items.picture.alt', { name })} size={changes ? 120 : 200} />
      {add && <UploadButton label={t(fileId ? 'items.picture.change' : 'items.picture.add')} onFiles={uploads.add} />}
      {uploads.uploads.length > 0 && (
        <List dense sx={{ flexBasis: '100%' }}>
          <UploadRows uploads={uploads} />
        </List>
      )}
    </Box>
  );
};
