import type { FileRecord, FileSubject } from '@kontor/domain';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import {
  Box,
  Button,
  IconButton,
  LinearProgress,
  Link,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
  Typography,
} from '@mui/material';
import { useState, type DragEvent } from 'react';
import { useDelete, useGetList, useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { may } from './ability.ts';
import { downloadFile } from './downloadFile.ts';
import { useFormat } from './useFormat.ts';
import { useUploads } from './useUploads.ts';

type Props = { subject: FileSubject; subjectId: number; readOnly?: boolean };

/** The files of a record: drop or choose, progress, download, delete. */
export const FilesPanel = ({ subject, subjectId, readOnly = false }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const format = useFormat();
  const [over, setOver] = useState(false);
  const [doomed, setDoomed] = useState<FileRecord | null>(null);
  const { data = [], isPending } = useGetList<FileRecord>('files', {
    filter: { subject, subjectId },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  const { uploads, add, retry, cancel } = useUploads({ subject, subjectId });
  const [remove, { isPending: removing }] = useDelete();
  const mayAdd = !readOnly && may('create', 'File');
  const mayDelete = !readOnly && may('delete', 'File');

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  const confirmRemoval = () => {
    if (!doomed) return;
    const done = {
      onSuccess: () => notify('kontor.confirm.deleted', { type: 'success' }),
      onError: (error: unknown) => notify((error as Error).message, { type: 'error' }),
      onSettled: () => setDoomed(null),
    };
    void remove('files', { id: doomed.id, previousData: doomed }, { mutationMode: 'pessimistic', ...done });
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
          <Button component="label" variant="outlined" startIcon={<UploadFileOutlined />} tabIndex={0}>
            {t('kontor.files.add')}
            <input
              type="file"
              multiple
              hidden
              onChange={(event) => (add([...(event.target.files ?? [])]), (event.target.value = ''))}
            />
          </Button>
          <Typography variant="body2" color="textSecondary">
            {t('kontor.files.drop')}
          </Typography>
        </Box>
      )}
      {!isPending && data.length === 0 && uploads.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 2 }}>
          {t('kontor.files.none')}
        </Typography>
      )}
      <List dense>
        {uploads.map(({ key, file, share, error }) => (
          <ListItem key={key} disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
            <ListItemText
              primary={
                error
                  ? t('kontor.files.failed', { name: file.name })
                  : t('kontor.files.uploading', { name: file.name, percent: format.percent(Math.round(share * 100)) })
              }
              secondary={error && t(error, { _: error })}
              slotProps={{ primary: { color: error ? 'error' : undefined }, secondary: { role: 'alert' } }}
            />
            {error && (
              <Button size="small" onClick={() => retry(key)}>
                {t('kontor.files.retry')}
              </Button>
            )}
            <Button size="small" onClick={() => cancel(key)} aria-label={t('kontor.files.cancel', { name: file.name })}>
              {t('ra.action.cancel')}
            </Button>
            {!error && <LinearProgress variant="determinate" value={share * 100} sx={{ width: '100%' }} aria-label={file.name} />}
          </ListItem>
        ))}
        {data.map((file) => (
          <ListItem
            key={file.id}
            disableGutters
            divider
            secondaryAction={
              mayDelete && (
                <IconButton edge="end" aria-label={t('kontor.files.remove', { name: file.name })} onClick={() => setDoomed(file)}>
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              )
            }
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
                  {file.name}
                </Link>
              }
              secondary={`${format.fileSize(file.size)} · ${file.createdByName ? `${file.createdByName} · ` : ''}${format.relative(file.createdAt)}`}
            />
          </ListItem>
        ))}
      </List>
      <ConfirmDialog
        open={doomed !== null}
        danger
        busy={removing}
        title={t('kontor.confirm.delete_title')}
        text={t('kontor.confirm.delete_text')}
        warning={t('kontor.confirm.delete_warning')}
        confirmLabel={t('kontor.confirm.delete_named', { name: doomed?.name ?? '' })}
        onClose={() => setDoomed(null)}
        onConfirm={confirmRemoval}
      />
    </Box>
  );
};
