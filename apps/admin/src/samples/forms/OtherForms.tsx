import { ExampleReasonInput } from '@kontor/domain';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { InlineForm } from '../../platform/form/InlineForm.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { Panel } from '../../platform/report/Panel.tsx';
import { refusal } from './sent.ts';

type Open = 'question' | 'refused' | 'danger' | 'inline';

/** Forms without a page: a question with fields, a refused one, one that cannot be undone, and one in a list. */
export const OtherForms = () => {
  const t = useTranslate();
  const resolver = useValidation(ExampleReasonInput);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const reason = <TextInput source="reason" label={t('forms.fields.reason')} required autoFocus />;
  const dialogs = ['question', 'refused', 'danger'] as const;
  const run = async () => {
    if (open === 'refused') throw refusal('reason', t('forms.taken'));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Panel title={t('forms.others.dialogs')} subtitle={t('forms.others.dialogs_text')}>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {dialogs.map((kind) => (
            <Button key={kind} variant="outlined" color={kind === 'danger' ? 'error' : 'primary'} onClick={() => setOpen(kind)}>
              {t(`forms.others.${kind}`)}
            </Button>
          ))}
        </Box>
      </Panel>
      <Panel title={t('forms.others.inline')} subtitle={t('forms.others.inline_text')}>
        {open === 'inline' ? (
          <InlineForm
            resource="files"
            label="forms.others.inline"
            defaults={{}}
            resolver={resolver}
            save={() => Promise.resolve()}
            onDone={close}
            onCancel={close}
          >
            {reason}
          </InlineForm>
        ) : (
          <Button variant="outlined" onClick={() => setOpen('inline')}>
            {t('forms.others.add')}
          </Button>
        )}
      </Panel>
      {open && open !== 'inline' && (
        <FormDialog
          title={t(`forms.others.${open}`)}
          text={<Typography component="span">{t(`forms.others.${open}_text`)}</Typography>}
          submitLabel={t('forms.others.confirm')}
          danger={open === 'danger'}
          defaults={{ reason: '', date: null }}
          resolver={resolver}
          run={run}
          success="forms.others.done"
          onClose={close}
        >
          {reason}
          <DateInput source="date" label={t('forms.fields.date')} />
        </FormDialog>
      )}
    </Box>
  );
};
