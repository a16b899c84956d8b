import { DocumentTextInput, textKinds, type DocumentTextRecord } from '@kontor/domain';
import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { languageNames } from '../../../platform/i18n/languages.ts';
import { LoadFailed } from '../../../platform/page/LoadFailed.tsx';

const queryKey = ['documentTexts'];
type DialogProps = { text: DocumentTextRecord; title: string; onClose: () => void };

const TextDialog = ({ text, title, onClose }: DialogProps) => {
  const t = useTranslate();
  const { call } = useKontor();
  const client = useQueryClient();
  return (
    <FormDialog<DocumentTextInput>
      title={title}
      text={t('documentTexts.hint')}
      submitLabel={t('kontor.form.save')}
      defaults={{ customerNotes: text.customerNotes, terms: text.terms }}
      resolver={useValidation(DocumentTextInput)}
      run={async ({ customerNotes, terms }) => {
        await call('PUT', `/document-texts/${text.id}`, {
          body: { customerNotes: customerNotes || null, terms: terms || null },
        });
        await client.invalidateQueries({ queryKey });
      }}
      success="kontor.form.saved"
      onClose={onClose}
    >
      <TextInput source="customerNotes" label={t('documentTexts.customerNotes')} helperText={false} multiline minRows={2} />
      <TextInput source="terms" label={t('documentTexts.terms')} helperText={false} multiline minRows={4} />
    </FormDialog>
  );
};

/** Default texts of new documents: a row for each kind, a button for each language. */
export const DocumentTextsCard = () => {
  const t = useTranslate();
  const { call } = useKontor();
  const [open, setOpen] = useState<DocumentTextRecord>();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<DocumentTextRecord[]>('GET', '/document-texts', { signal }),
  });
  const nameOf = ({ kind, language }: DocumentTextRecord) =>
    t('documentTexts.edit', { kind: t(`documentTexts.kinds.${kind}`), language: languageNames[language] });
  return (
    <Card component="section" aria-label={t('documentTexts.title')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{t('documentTexts.title')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, maxWidth: '68ch' }}>
        {t('documentTexts.text')}
      </Typography>
      {error && <LoadFailed text={error.message} onRetry={refetch} />}
      {!data && !error && <Skeleton height={160} />}
      {data &&
        textKinds.map((kind) => (
          <Box key={kind} sx={row}>
            <Typography component="h3" variant="body1" sx={{ flex: '1 1 160px', fontWeight: 550 }}>
              {t(`documentTexts.kinds.${kind}`)}
            </Typography>
            {data
              .filter((text) => text.kind === kind)
              .map((text) => (
                <Box key={text.id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
                  <Button
                    size="small"
                    disabled={!may('update', 'Organisation')}
                    aria-label={nameOf(text)}
                    onClick={() => setOpen(text)}
                  >
                    {languageNames[text.language]}
                  </Button>
                  {(text.customerNotes ?? text.terms) && <StatusChip status="active" label={t('documentTexts.own')} />}
                </Box>
              ))}
          </Box>
        ))}
      {open && <TextDialog text={open} title={nameOf(open)} onClose={() => setOpen(undefined)} />}
    </Card>
  );
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
