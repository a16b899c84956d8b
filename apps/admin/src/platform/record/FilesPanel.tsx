import { isIssuedPaper, type FileRecord, type FileSubject } from '@kontor/domain';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import { Box, Link, List, ListItem, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useState, type DragEvent } from 'react';
import { useGetList, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { may } from '../api/ability.ts';
import { myId } from '../api/session/myId.ts';
import { DeleteButton } from '../action/DeleteButton.tsx';
import { downloadFile } from '../api/calls/downloadFile.ts';
import { LoadFailed } from '../page/LoadFailed.tsx';
import { UploadButton, UploadRows } from './UploadRows.tsx';
import { useFormat } from '../format/useFormat.ts';
import { useUploads } from './useUploads.ts';

type Props = { subject: FileSubject; subjectId: number; readOnly?: boolean };

/** The files of a record: drop or choose, progress, download, delete. */
export const FilesPanel = ({ subject, subjectId, readOnly = false }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const format = useFormat();
  const [over, setOver] = useState(false);
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useGetList<FileRecord>('files', {
    filter: { subject, subjectId },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  const uploads = useUploads({ subject, subjectId });
  const mayAdd = !readOnly && may('create', 'File');
  const owner = useRecordContext();
  const mayChange = may('edit', subject, owner?.id === subjectId ? owner : undefined);
  const mayDelete = (file: FileRecord) =>
    !readOnly && !isIssuedPaper(file) && may('delete', 'File', file) && (mayChange || file.createdById === myId());

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    uploads.add([...event.dataTransfer.files]);
  };
  return (
    <Box
      onDragOver={mayAdd ? (event) => (event.preventDefault(), setOver(true)) : undefined}
      onDragLeave={() => setOver(false)}
      onDrop={mayAdd ? drop : undefined}
      sx={{ borderRadius: 1, outline: over ? '2px dashed' : 'none', outlineColor: 'primary.main' }}
    >
      {mayAdd && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          <UploadButton label={t('kontor.files.add')} onFiles={uploads.add} />
          <Typography variant="body2" color="textSecondary">
            {t('kontor.files.drop')}
          </Typography>
        </Box>
      )}
      {error && data.length === 0 && <LoadFailed text={error.message} onRetry={refetch} sx={{ mt: 2 }} />}
      {!isPending && !error && data.length === 0 && uploads.uploads.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 2 }}>
          {t('kontor.files.none')}
        </Typography>
      )}
      <List dense>
        <UploadRows uploads={uploads} />
        {data.map((file) => {
          // Files with the same name are told apart by their upload time.
          const isTwice = data.some(({ id, name }) => id !== file.id && name === file.name);
          const called = isTwice ? `${file.name}, ${format.dateTime(file.createdAt)}` : file.name;
          return (
            <ListItem
              key={file.id}
              disableGutters
              divider
              secondaryAction={mayDelete(file) && <DeleteButton resource="files" record={file} name={called} />}
            >
              <ListItemIcon>
                <InsertDriveFileOutlined fontSize="small" />
              </ListItemIcon>
              <ListItemText
                primary={
                  <Link
                    component="button"
                    type="button"
                    sx={{ textAlign: 'start' }}
                    onClick={() =>
                      downloadFile(file.id, file.name).catch((error: Error) => notify(error.message, { type: 'error' }))
                    }
                  >
                    {called}
                  </Link>
                }
                secondary={`${format.fileSize(file.size)} · ${file.createdByName ? `${file.createdByName} · ` : ''}${format.relative(file.createdAt)}`}
              />
            </ListItem>
          );
        })}
      </List>
    </Box>
  );
};
