import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import type { EmailAttachment, EmailRecord } from '@kontor/domain';
import { Box, Button, Typography } from '@mui/material';
import { RecordContextProvider, RichTextField, useNotify, useTranslate } from 'react-admin';
import { fetchSampleBlob, saveBlob } from '../../platform/api/calls/downloadFile.ts';
import { Face } from '../../platform/format/Face.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';

/** An email as its reader sees it: sender, recipients, time, text and files. */
export const Letter = ({ mail }: { mail: EmailRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const { from, to, cc, bcc, time, attachments } = mail;
  const receivers = [
    ['to', to.map(({ name, email }) => (name && name !== email ? `${name} <${email}>` : email))],
    ['cc', cc],
    ['bcc', bcc],
  ] as const;
  return (
    <Box component="article" sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', mb: 2 }}>
        <Face name={from.name} src={from.avatar} size={40} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
            <Typography sx={{ fontWeight: 650 }}>
              <bdi>{from.name}</bdi>
            </Typography>
            <Typography variant="body2" color="textSecondary" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
              {from.email}
            </Typography>
            <Typography variant="caption" color="textSecondary" sx={{ marginInlineStart: 'auto' }}>
              <time dateTime={time}>{format.dateTime(time)}</time>
            </Typography>
          </Box>
          {receivers.map(
            ([kind, names]) =>
              names.length > 0 && (
                <Typography key={kind} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {t(`mail.${kind}`)}: <bdi>{names.join(', ')}</bdi>
                </Typography>
              ),
          )}
        </Box>
      </Box>
      <RecordContextProvider value={{ id: mail.id, message: mail.message }}>
        <Box dir="auto" sx={text}>
          <RichTextField source="message" />
        </Box>
      </RecordContextProvider>
      {attachments.length > 0 && (
        <Box component="ul" aria-label={t('mail.attachments')} sx={files}>
          {attachments.map((attachment, index) => (
            <li key={index}>
              <Attachment attachment={attachment} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
};

/** Sample attachments have no file; they are only shown. */
const Attachment = ({ attachment: { fileName, thumbnail, url, size, fileId } }: { attachment: EmailAttachment }) => {
  const t = useTranslate();
  const notify = useNotify();
  const download = async () => {
    try {
      saveBlob(await fetchSampleBlob(url), fileName);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  const name = (
    <>
      {thumbnail && <Box component="img" src={thumbnail} alt="" sx={{ width: 24, height: 24 }} />}
      <bdi>{fileName}</bdi>
      <Typography component="span" variant="caption" color="textSecondary">
        {size}
      </Typography>
    </>
  );
  return fileId ? (
    <Button
      variant="outlined"
      color="inherit"
      endIcon={<DownloadOutlined />}
      onClick={() => void download()}
      title={t('mail.download', { name: fileName })}
      sx={{ gap: 1, textTransform: 'none', overflowWrap: 'anywhere' }}
    >
      {name}
    </Button>
  ) : (
    <Box sx={shown} title={t('mail.sample_file')}>
      {name}
    </Box>
  );
};

const text = {
  maxWidth: '75ch',
  overflowWrap: 'anywhere',
  '& p': { mt: 0, mb: 1.5 },
  '& blockquote': {
    m: 0,
    paddingInlineStart: 2,
    borderInlineStart: '3px solid var(--mui-palette-divider)',
    color: 'text.secondary',
  },
} as const;
const files = { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, mt: 2, mb: 0 } as const;
const shown = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  minHeight: 36,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;
