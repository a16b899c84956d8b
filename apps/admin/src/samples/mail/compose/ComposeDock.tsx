import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MinimizeOutlined from '@mui/icons-material/MinimizeOutlined';
import OpenInFullOutlined from '@mui/icons-material/OpenInFullOutlined';
import { mostAttachments } from '@kontor/domain';
import { Alert, Box, Button, Chip, IconButton, LinearProgress, Paper, TextField, Tooltip, Typography } from '@mui/material';
import { useRef, useState, type KeyboardEvent } from 'react';
import { RecordContextProvider, RichTextField, useTranslate } from 'react-admin';
import { resourceOf } from '../../../platform/api/resource.ts';
import { RecordCard } from '../../../platform/record/RecordCard.tsx';
import type { Draft } from './draft.ts';
import { Receivers } from './Receivers.tsx';
import { Text } from './Text.tsx';
import { useAttach } from './useAttach.ts';
import { useCompose } from './useCompose.ts';

type Props = { first: Draft; onId: (id: number) => void; onClose: () => void; onDiscard: (draftId: number | null) => void };

/** An email being written, docked at the lower corner. It can be minimised, and keeps everything typed. */
export const ComposeDock = ({ first, onId, onClose, onDiscard }: Props) => {
  const t = useTranslate();
  const { draft, change, send, discard, state, problem } = useCompose(first, onId);
  const [small, setSmall] = useState(false);
  const [copies, setCopies] = useState(first.cc.length + first.bcc.length > 0);
  const [sending, setSending] = useState(false);
  const [asked, setAsked] = useState(false);
  const { uploading, uploadError, attach } = useAttach(draft.attachments, (attachments) => change({ attachments }));
  const picker = useRef<HTMLInputElement>(null);
  const about = draft.about && resourceOf(draft.about.subject);
  const nobody = draft.to.length + draft.cc.length + draft.bcc.length === 0;

  const go = async () => {
    setAsked(true);
    if (nobody || sending || uploading) return;
    setSending(true);
    if (await send()) onClose();
    else setSending(false);
  };
  // Captured before the editor, which would start a new line.
  const pressFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    void go();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.stopPropagation();
      onClose();
    }
  };
  const title = draft.subject || t('mail.new');
  return (
    <Paper
      component="section"
      role="dialog"
      aria-label={t('mail.compose')}
      elevation={12}
      onKeyDownCapture={pressFirst}
      onKeyDown={press}
      sx={dock}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', px: 2, minHeight: 48, borderBottom: small ? 0 : 1, borderColor: 'divider' }}
      >
        <Typography component="h2" noWrap sx={{ flex: 1, fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography variant="caption" color="textSecondary" role="status" sx={{ px: 1 }}>
          {state === 'saved' ? draft.draftId && t('mail.draft_saved') : state === 'saving' && t('mail.draft_saving')}
        </Typography>
        <IconButton
          aria-label={t(small ? 'mail.enlarge' : 'mail.minimise')}
          onClick={() => setSmall(!small)}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          {small ? <OpenInFullOutlined fontSize="small" /> : <MinimizeOutlined fontSize="small" />}
        </IconButton>
        <IconButton aria-label={t('mail.close')} onClick={onClose}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ display: small ? 'none' : 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}>
        <Box sx={{ overflowY: 'auto', p: 2, display: 'grid', gap: 1.5, alignContent: 'start', flex: 1, minHeight: 0 }}>
          <Receivers label={t('mail.to')} value={draft.to} onChange={(to) => change({ to })} autoFocus={draft.to.length === 0} />
          {copies ? (
            <>
              <Receivers label={t('mail.cc')} value={draft.cc} onChange={(cc) => change({ cc })} />
              <Receivers label={t('mail.bcc')} value={draft.bcc} onChange={(bcc) => change({ bcc })} />
            </>
          ) : (
            <Button size="small" onClick={() => setCopies(true)} sx={{ justifySelf: 'start' }}>
              {t('mail.add_copies')}
            </Button>
          )}
          {asked && nobody && (
            <Typography variant="body2" color="error" role="alert">
              {t('mail.no_receivers')}
            </Typography>
          )}
          <TextField
            label={t('mail.subject')}
            margin="none"
            value={draft.subject}
            onChange={({ target }) => change({ subject: target.value })}
            slotProps={{ htmlInput: { maxLength: 300, dir: 'auto' } }}
          />
          {draft.about && about && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <RecordCard resource={about.name} id={draft.about.id} />
              <IconButton aria-label={t('mail.about_remove')} onClick={() => change({ about: null })}>
                <CloseOutlined fontSize="small" />
              </IconButton>
            </Box>
          )}
          <Text html={draft.html} onChange={(html) => change({ html })} autoFocus={draft.to.length > 0} />
          {draft.quote && (
            <RecordContextProvider value={{ id: 0, quote: draft.quote }}>
              <Box dir="auto" aria-label={t('mail.quoted')} role="group" tabIndex={0} sx={quoted}>
                <RichTextField source="quote" />
              </Box>
            </RecordContextProvider>
          )}
          {draft.attachments.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {draft.attachments.map(({ fileId, fileName, size }) => (
                <Chip
                  key={fileId}
                  icon={<AttachFileOutlined />}
                  label={
                    <>
                      <bdi>{fileName}</bdi> ({size})
                    </>
                  }
                  onDelete={() => change({ attachments: draft.attachments.filter((one) => one.fileId !== fileId) })}
                />
              ))}
            </Box>
          )}
          {uploading && <LinearProgress aria-label={t('mail.uploading')} />}
          {(uploadError ?? problem) && <Alert severity="error">{uploadError ?? problem}</Alert>}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Tooltip title={t('mail.send_hint')} describeChild>
            <Button variant="contained" loading={sending} disabled={uploading} onClick={() => void go()}>
              {t('mail.send')}
            </Button>
          </Tooltip>
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            onChange={({ target }) => {
              void attach([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <Tooltip title={t('mail.attach')}>
            <span>
              <IconButton
                aria-label={t('mail.attach')}
                disabled={uploading || draft.attachments.length >= mostAttachments}
                onClick={() => picker.current?.click()}
              >
                <AttachFileOutlined />
              </IconButton>
            </span>
          </Tooltip>
          <Box sx={{ flex: 1 }} />
          <Tooltip title={t('mail.discard')}>
            <IconButton aria-label={t('mail.discard')} onClick={() => void discard().then(onDiscard)}>
              <DeleteOutlined />
            </IconButton>
          </Tooltip>
        </Box>
      </Box>
    </Paper>
  );
};

const dock = {
  position: 'fixed',
  bottom: { xs: 0, sm: 16 },
  insetInlineEnd: { xs: 0, sm: 24 },
  width: { xs: '100%', sm: 520 },
  height: { xs: '100dvh', sm: 'auto' },
  maxHeight: { xs: '100dvh', sm: 'calc(100dvh - 96px)' },
  display: 'flex',
  flexDirection: 'column',
  zIndex: 1150,
  border: 1,
  borderColor: 'divider',
  borderRadius: { xs: 0, sm: 3 },
  bgcolor: 'kontor.raised',
} as const;
const quoted = {
  maxHeight: 160,
  overflowY: 'auto',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  '& blockquote': { m: 0, paddingInlineStart: 2, borderInlineStart: '3px solid var(--mui-palette-divider)' },
} as const;
