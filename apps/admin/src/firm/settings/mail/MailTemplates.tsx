import { MailTemplateInput, letterKinds, letterPlaces, type LetterKind, type MailTemplateRecord } from '@kontor/domain';
import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { ActionButton } from '../../../platform/action/ActionButton.tsx';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { languageNames } from '../../../platform/i18n/languages.ts';
import { LoadFailed } from '../../../platform/page/LoadFailed.tsx';

const placesOf = (kind: LetterKind): string => letterPlaces[kind].map((name) => `{${name}}`).join(', ');

type DialogProps = { template: MailTemplateRecord; title: string; onSaved: () => void; onClose: () => void };

const TemplateDialog = ({ template, title, onSaved, onClose }: DialogProps) => {
  const t = useTranslate();
  const { call } = useKontor();
  const path = `/mail-templates/${template.id}`;
  return (
    <FormDialog<MailTemplateInput>
      title={title}
      text={t('mailSettings.templates.places', { places: placesOf(template.kind) })}
      submitLabel={t('kontor.form.save')}
      defaults={{ subject: template.subject, text: template.text }}
      resolver={useValidation(MailTemplateInput)}
      run={async ({ subject, text }) => {
        await call('PUT', path, { body: { subject, text } });
        onSaved();
      }}
      success="kontor.form.saved"
      onClose={onClose}
    >
      <TextInput source="subject" label={t('mailSettings.templates.subject')} helperText={false} isRequired />
      <TextInput source="text" label={t('mailSettings.templates.body')} helperText={false} isRequired multiline minRows={8} />
      {template.isOwn && (
        <ActionButton
          label={t('mailSettings.templates.reset')}
          run={() => call('DELETE', path)}
          success="mailSettings.templates.reset_done"
          onDone={() => {
            onSaved();
            onClose();
          }}
        />
      )}
    </FormDialog>
  );
};

/** The mail templates: a row for each kind, a button for each language. */
export const MailTemplates = () => {
  const t = useTranslate();
  const { call } = useKontor();
  const [open, setOpen] = useState<MailTemplateRecord>();
  const { data, error, refetch } = useQuery({
    queryKey: ['mailTemplates'],
    queryFn: ({ signal }) => call<MailTemplateRecord[]>('GET', '/mail-templates', { signal }),
  });
  const word = (name: string) => t(`mailSettings.templates.${name}`);
  const nameOf = ({ kind, language }: MailTemplateRecord) =>
    t('mailSettings.templates.edit', { kind: word(`kinds.${kind}`), language: languageNames[language] });
  return (
    <Card component="section" aria-label={word('title')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{word('title')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, maxWidth: '68ch' }}>
        {word('text')}
      </Typography>
      {error && <LoadFailed text={error.message} onRetry={refetch} />}
      {!data && !error && <Skeleton height={160} />}
      {data &&
        letterKinds.map((kind) => (
          <Box key={kind} sx={row}>
            <Typography component="h3" variant="body1" sx={{ flex: '1 1 160px', fontWeight: 550 }}>
              {word(`kinds.${kind}`)}
            </Typography>
            {data
              .filter((template) => template.kind === kind)
              .map((template) => (
                <Box key={template.id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
                  <Button
                    size="small"
                    disabled={!may('update', 'Organisation')}
                    aria-label={nameOf(template)}
                    onClick={() => setOpen(template)}
                  >
                    {languageNames[template.language]}
                  </Button>
                  {template.isOwn && <StatusChip status="sent" label={word('own')} />}
                </Box>
              ))}
          </Box>
        ))}
      {open && (
        <TemplateDialog template={open} title={nameOf(open)} onSaved={() => void refetch()} onClose={() => setOpen(undefined)} />
      )}
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
