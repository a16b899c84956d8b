import { exampleFileTypes, exampleKinds, exampleTags } from '@kontor/domain';
import { NumberInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { may } from '../../platform/api/ability.ts';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { languageNames, languages } from '../../platform/i18n/languages.ts';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';
import { CheckboxesInput, RadioInput } from '../../platform/inputs/ChoicesInput.tsx';
import { CountryInput, CurrencyInput } from '../../platform/inputs/CountryInput.tsx';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { DurationInput } from '../../platform/inputs/DurationInput.tsx';
import { DecimalInput, MoneyInput, PercentInput } from '../../platform/inputs/MoneyInput.tsx';
import { FileInput } from '../../platform/inputs/FileInput.tsx';
import { ReferencePicker } from '../../platform/inputs/picker/ReferencePicker.tsx';
import { TimeInput } from '../../platform/inputs/TimeInput.tsx';
import { RichTextInput } from '../../platform/richText/RichTextInput.tsx';

const Price = ({ label }: { label: string }) => (
  <MoneyInput source="price" label={label} required currency={useWatch<{ currency: string }, 'currency'>({ name: 'currency' })} />
);

/** One input of each kind; customers only for people who may see them. */
export const ExampleInputs = () => {
  const t = useTranslate();
  const field = (source: string) => ({ source, label: t(`forms.fields.${source}`) });
  const named = (group: string, all: readonly string[]) => all.map((id) => ({ id, name: t(`forms.${group}.${id}`) }));
  return (
    <>
      <FormSection title={t('forms.sections.text')} hint={t('forms.hints.text')}>
        <TextInput {...field('name')} required slotProps={{ htmlInput: { maxLength: 80 } }} />
        <TextInput {...field('email')} type="email" required />
        <TextInput {...field('website')} type="url" />
        <Wide>
          <TextInput {...field('notes')} multiline minRows={2} helperText="forms.hints.notes" />
        </Wide>
        <Wide>
          <RichTextInput {...field('description')} />
        </Wide>
      </FormSection>
      <FormSection title={t('forms.sections.numbers')} hint={t('forms.hints.numbers')}>
        <Price label={t('forms.fields.price')} />
        <CurrencyInput {...field('currency')} required />
        <DecimalInput {...field('quantity')} required />
        <PercentInput {...field('discountPercent')} />
        <DurationInput {...field('durationMinutes')} required />
        <NumberInput {...field('termDays')} min={0} max={365} step={1} />
      </FormSection>
      <FormSection title={t('forms.sections.choices')} hint={t('forms.hints.choices')}>
        <DateInput {...field('date')} required />
        <TimeInput {...field('time')} helperText="forms.hints.time" />
        <SelectInput {...field('language')} choices={languages.map((id) => ({ id, name: languageNames[id] }))} isRequired />
        <RadioInput {...field('kind')} choices={named('kinds', exampleKinds)} />
        <CheckboxesInput {...field('tags')} choices={named('tags', exampleTags)} />
        <CountryInput {...field('country')} required />
        {may('list', 'Customer') && <ReferencePicker {...field('customerId')} reference="customers" />}
        <Wide>
          <FileInput {...field('file')} accept={exampleFileTypes.join()} helperText="forms.hints.file" />
        </Wide>
        <Wide>
          <BooleanInput {...field('active')} helperText="forms.hints.active" />
        </Wide>
      </FormSection>
    </>
  );
};
