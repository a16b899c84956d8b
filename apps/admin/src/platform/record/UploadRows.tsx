import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, LinearProgress, ListItem, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { uploadProblem } from '../api/calls/upload.ts';
import { useFormat } from '../format/useFormat.ts';
import type { Uploads } from './useUploads.ts';

/** Uploads with progress, cancel and retry, as items of the list that the files will join. */
export const UploadRows = ({ uploads: { uploads, retry, cancel } }: { uploads: Uploads }) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      {uploads.map(({ key, file, share, error }) => (
        <ListItem key={key} disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
          <ListItemText
            primary={
              error
                ? t('kontor.files.failed', { name: file.name })
                : t('kontor.files.uploading', { name: file.name, percent: format.percent(Math.round(share * 100)) })
            }
            secondary={error && uploadProblem(error, t)}
            slotProps={{ primary: { color: error ? 'error' : undefined }, secondary: { role: 'alert' } }}
          />
          <Box sx={{ display: 'flex', gap: 1, marginInlineStart: 'auto' }}>
            {error && (
              <Button size="small" onClick={() => retry(key)}>
                {t('kontor.files.retry')}
              </Button>
            )}
            <Button size="small" onClick={() => cancel(key)} aria-label={t('kontor.files.cancel', { name: file.name })}>
              {t('ra.action.cancel')}
            </Button>
          </Box>
          {!error && (
            <LinearProgress variant="determinate" value={Math.round(share * 100)} sx={{ width: '100%' }} aria-label={file.name} />
          )}
        </ListItem>
      ))}
    </>
  );
};

/** Opens the browser's file dialog. */
export const UploadButton = ({ label, onFiles }: { label: string; onFiles: (files: File[]) => void }) => (
  <Button component="label" variant="outlined" startIcon={<UploadFileOutlined />} tabIndex={0}>
    {label}
    <input
      type="file"
      multiple
      hidden
      onChange={(event) => (onFiles([...(event.target.files ?? [])]), (event.target.value = ''))}
    />
  </Button>
);
