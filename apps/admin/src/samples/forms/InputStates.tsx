import { Box, Card, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { Form, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { languageNames, languages } from '../../platform/i18n/languages.ts';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { DurationInput } from '../../platform/inputs/DurationInput.tsx';
import { FileInput } from '../../platform/inputs/FileInput.tsx';
import { TimeInput } from '../../platform/inputs/TimeInput.tsx';
import { MoneyInput, PercentInput } from '../../platform/inputs/MoneyInput.tsx';

type InputProps = { source: string; label: string; required?: boolean; disabled?: boolean; helperText?: string };

const choices = languages.map((id) => ({ id, name: languageNames[id] }));
const inputs: Record<string, { value: unknown; draw: (props: InputProps) => ReactNode }> = {
  name: { value: 'Fjord Analyse AS', draw: (props) => <TextInput {...props} /> },
  price: { value: 1234.5, draw: (props) => <MoneyInput {...props} currency="EUR" /> },
  discountPercent: { value: 7.5, draw: (props) => <PercentInput {...props} /> },
  durationMinutes: { value: 150, draw: (props) => <DurationInput {...props} /> },
  date: { value: '2026-11-22', draw: (props) => <DateInput {...props} /> },
  time: { value: 570, draw: (props) => <TimeInput {...props} /> },
  language: { value: 'no', draw: (props) => <SelectInput {...props} choices={choices} /> },
  file: { value: { name: 'offer.pdf', size: 48_200, type: 'application/pdf' }, draw: (props) => <FileInput {...props} /> },
  active: { value: true, draw: (props) => <BooleanInput {...props} /> },
};
const states = ['empty', 'filled', 'required', 'helped', 'disabled', 'wrong'] as const;
type State = (typeof states)[number];
const isFilled = (state: State): boolean => state !== 'empty' && state !== 'required';
const sourceOf = (input: string, state: State): string => `${input}_${state}`;

const record = Object.fromEntries(
  Object.entries(inputs).flatMap(([input, { value }]) =>
    states.map((state) => [sourceOf(input, state), isFilled(state) ? value : null]),
  ),
);

/** Each input in its states: empty, filled, required, with a hint, disabled, refused. */
export const InputStates = () => {
  const t = useTranslate();
  const propsOf = (input: string, state: State): InputProps => ({
    source: sourceOf(input, state),
    label: t(`forms.fields.${input}`),
    ...(state === 'required' && { required: true }),
    ...(state === 'disabled' && { disabled: true, helperText: '' }),
    ...(state === 'helped' && { helperText: t('forms.hints.help') }),
  });
  const refuses = () => ({
    values: {},
    errors: Object.fromEntries(
      Object.keys(inputs).map((input) => [sourceOf(input, 'wrong'), { type: 'server', message: t('forms.taken') }]),
    ),
  });
  return (
    <Form record={record} resolver={refuses} noValidate onSubmit={() => undefined}>
      <Refuse />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
        {states.map((state) => (
          <Card component="section" key={state} aria-label={t(`forms.states.${state}`)} sx={{ p: 2, minWidth: 0 }}>
            <Typography variant="h2" sx={{ mb: 1 }}>
              {t(`forms.states.${state}`)}
            </Typography>
            {Object.entries(inputs).map(([input, { draw }]) => (
              <Box key={input}>{draw(propsOf(input, state))}</Box>
            ))}
          </Card>
        ))}
      </Box>
    </Form>
  );
};

const Refuse = () => {
  const { trigger } = useFormContext();
  // The form clears errors while it takes in its record.
  const { isReady } = useFormState();
  useEffect(() => {
    if (isReady) void trigger();
  }, [isReady, trigger]);
  return null;
};
