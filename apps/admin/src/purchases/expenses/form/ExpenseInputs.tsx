import { classifierTypes, expensePayers, type ExpenseKind, type ProjectRecord } from '@kontor/domain';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FieldGrid } from '../../../documents/form/FieldGrid.tsx';
import { Section } from '../../../documents/form/Section.tsx';
import { rateFor } from '../../../documents/values/rateFor.ts';
import { ChoiceInput } from '../../../firm/classifiers/ChoiceInput.tsx';
import { useClassifierChoices } from '../../../firm/classifiers/useClassifierChoices.ts';
import { may } from '../../../platform/api/ability.ts';
import { CurrencyInput } from '../../../platform/inputs/CountryInput.tsx';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { ReferencePicker } from '../../../platform/inputs/picker/ReferencePicker.tsx';
import { part } from '../../../platform/page/page.ts';
import { mayForAll } from '../mayDecide.ts';
import { BillingInputs } from './BillingInputs.tsx';
import { KindInput } from './KindInput.tsx';
import { TaxInputs } from './TaxInputs.tsx';
import { TripInputs } from './TripInputs.tsx';

const ExchangeRate = part(() => import('../../../documents/form/ExchangeRate.tsx').then((m) => m.ExchangeRate));

/** Asked first; everything else has an answer already. */
const first = [
  ...['amount', 'categoryId', 'projectId', 'expenseDate'],
  ...['quantity', 'departure', 'destination', 'endDate', 'passengers', 'travelRateId'],
];

const Currency = ({ base }: { base: string }) => {
  const { setValue } = useFormContext();
  const currency = useWatch({ name: 'currency' }) as string | null;
  const follow = (next: string | null) => setValue('exchangeRate', rateFor(next, base), { shouldDirty: true });
  return (
    <>
      <CurrencyInput source="currency" required onChange={follow} />
      {currency && currency !== base && (
        <Suspense fallback={null}>
          <ExchangeRate currency={currency} base={base} />
        </Suspense>
      )}
    </>
  );
};

/** The fields: four that are always asked, and those that a telephone folds away. */
export const ExpenseInputs = ({ baseCurrency, wide }: { baseCurrency: string; wide: boolean }) => {
  const t = useTranslate();
  const [unfolded, setUnfolded] = useState(false);
  const { setValue, clearErrors } = useFormContext();
  const { errors } = useFormState();
  const { choices } = useClassifierChoices(classifierTypes.expenseCategory);
  const [currency, kind] = useWatch({ name: ['currency', 'kind'] }) as [string | null, ExpenseKind];
  const followProject = (project: ProjectRecord | undefined) => {
    if (project) setValue('customerId', project.customerId, { shouldDirty: true });
    clearErrors('projectId');
  };
  // A refusal of a folded field unfolds it.
  const isOpen =
    wide ||
    unfolded ||
    Object.keys(errors).some(
      (field) => field !== 'root' && !first.includes(field) && (kind === 'receipt' || field !== 'comment'),
    );
  const person = mayForAll('create') && <ReferencePicker source="userId" reference="users" required helperText={false} />;
  return (
    <>
      <Section title={t(kind === 'receipt' ? 'expenses.form.what' : 'expenses.trip.title')}>
        {may('list', 'TravelRate') && <KindInput />}
        {kind === 'receipt' ? (
          <FieldGrid>
            <MoneyInput source="amount" currency={currency ?? baseCurrency} required autoFocus={wide} />
            <ChoiceInput source="categoryId" choices={choices} helperText={false} />
            <ReferencePicker<ProjectRecord> source="projectId" reference="projects" helperText={false} onRecord={followProject} />
            <DateInput source="expenseDate" required />
          </FieldGrid>
        ) : (
          <TripInputs key={kind} kind={kind} baseCurrency={baseCurrency} onProject={followProject} />
        )}
        {!isOpen && (
          <Button
            fullWidth
            endIcon={<ExpandMoreOutlined />}
            aria-expanded={false}
            onClick={() => setUnfolded(true)}
            sx={{ minHeight: 44 }}
          >
            {t(kind === 'receipt' ? 'expenses.form.more' : 'expenses.trip.more')}
          </Button>
        )}
      </Section>
      {isOpen && (
        <>
          {kind === 'receipt' ? (
            <Section title={t('expenses.form.receipt')}>
              <FieldGrid>
                <TextInput source="vendorName" helperText={false} />
                <SelectInput
                  source="paidBy"
                  choices={expensePayers.map((id) => ({ id, name: t(`expenses.payers.${id}`) }))}
                  isRequired
                  helperText={false}
                />
                <Currency base={baseCurrency} />
                <TaxInputs />
                {person}
              </FieldGrid>
              <TextInput source="comment" multiline minRows={2} fullWidth helperText={false} />
            </Section>
          ) : (
            <Section title={t('documents.form.details')}>
              <FieldGrid>
                <ChoiceInput source="categoryId" choices={choices} helperText={false} />
                {currency && currency !== baseCurrency && (
                  <Suspense fallback={null}>
                    <ExchangeRate currency={currency} base={baseCurrency} />
                  </Suspense>
                )}
                {person}
              </FieldGrid>
            </Section>
          )}
          <Section title={t('expenses.form.billing')}>
            <FieldGrid>
              <BillingInputs />
            </FieldGrid>
          </Section>
        </>
      )}
      <Box sx={{ height: 8 }} />
    </>
  );
};
