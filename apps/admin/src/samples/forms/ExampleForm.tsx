import { ExampleInput } from '@kontor/domain';
import { Box, Button, FormControlLabel, Switch } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { useToday } from '../../platform/api/useToday.ts';
import { SaveBar } from '../../platform/form/SaveBar.tsx';
import { TypingGuard } from '../../platform/form/typing/TypingGuard.tsx';
import { TellFixed } from '../../platform/form/TellFixed.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { Panel } from '../../platform/report/Panel.tsx';
import { fieldErrorsOf } from '../../platform/api/calls/fieldErrorsOf.ts';
import { ExampleInputs } from './ExampleInputs.tsx';
import { refusal, sentOf } from './sent.ts';

/** Lists all fields, so that an untouched form is not dirty. */
const empty = {
  name: '',
  email: '',
  website: '',
  notes: '',
  description: '',
  price: null,
  quantity: null,
  discountPercent: null,
  durationMinutes: null,
  termDays: '',
  date: null,
  time: null,
  file: null,
  country: '',
  customerId: null,
  currency: 'EUR',
  language: 'en',
  kind: 'hourly',
  tags: [],
  active: true,
};

/** A form with one input of each kind. Saving shows the values to send, or the refusal. */
export const ExampleForm = () => {
  const t = useTranslate();
  const resolver = useValidation(ExampleInput);
  const [refuses, setRefuses] = useState(false);
  const [sent, setSent] = useState<Record<string, unknown>>();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) answer.current?.focus();
  }, [sent]);
  const submit = (values: FieldValues) => {
    setSent(undefined);
    if (refuses) return fieldErrorsOf(refusal('name', t('forms.taken')));
    setSent(sentOf(values));
    return undefined;
  };
  return (
    <Form record={empty} resolver={resolver} onSubmit={submit} noValidate>
      <TellFixed />
      <TypingGuard />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <FillIn />
        <FormControlLabel
          control={<Switch checked={refuses} onChange={({ target }) => setRefuses(target.checked)} />}
          label={t('forms.refuse')}
        />
      </Box>
      <ExampleInputs />
      {sent && (
        <Panel title={t('forms.sent')} sx={{ mb: 2 }}>
          <Box ref={answer} component="pre" dir="ltr" tabIndex={0} role="status" aria-label={t('forms.sent')} sx={code}>
            {JSON.stringify(sent, null, 2)}
          </Box>
        </Panel>
      )}
      <SaveBar always label="forms.send" />
    </Form>
  );
};

const FillIn = () => {
  const t = useTranslate();
  const today = useToday();
  const { setValue } = useFormContext();
  const fill = () => {
    const example = {
      name: 'Fjord Analyse AS',
      email: 'post@fjord.example',
      website: 'https://fjord.example',
      price: 1234.5,
      quantity: 2.5,
      discountPercent: 7.5,
      durationMinutes: 150,
      termDays: 14,
      date: today,
      time: 570,
      country: 'NO',
      tags: ['new'],
      description: '<p>With <strong>bold</strong> words.</p>',
    };
    for (const [field, value] of Object.entries(example)) setValue(field, value, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Button variant="outlined" onClick={fill}>
      {t('forms.fill')}
    </Button>
  );
};

const code = {
  m: 0,
  p: 1.5,
  maxHeight: 320,
  overflow: 'auto',
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
