import { classifierTypes, expensePayers, type ProjectRecord } from '@kontor/domain';
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
import { CurrencyInput } from '../../../platform/inputs/CountryInput.tsx';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { ReferencePicker } from '../../../platform/inputs/picker/ReferencePicker.tsx';
import { part } from '../../../platform/page/page.ts';
import { mayForAll } from '../mayDecide.ts';
import { BillingInputs } from './BillingInputs.tsx';
import { TaxInputs } from './TaxInputs.tsx';

const ExchangeRate = part(() => import('../../../documents/form/ExchangeRate.tsx').then((m) => m.ExchangeRate));

/** Asked first; everything else has an answer already. */
const first = ['amount', 'categoryId', 'projectId', 'expenseDate'];

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
  const currency = useWatch({ name: 'currency' }) as string | null;
  const followProject = (project: ProjectRecord | undefined) => {
    if (project) setValue('customerId', project.customerId, { shouldDirty: true });
    clearErrors('projectId');
  };
  // A refusal of a folded field unfolds it.
  const isOpen = wide || unfolded || Object.keys(errors).some((field) => field !== 'root' && !first.includes(field));
  return (
    <>
      <Section title={t('expenses.form.what')}>
        <FieldGrid>
          <MoneyInput source="amount" currency={currency ?? baseCurrency} required autoFocus={wide} />
          <ChoiceInput source="categoryId" choices={choices} helperText="" />
          <ReferencePicker<ProjectRecord> source="projectId" reference="projects" helperText={false} onRecord={followProject} />
          <DateInput source="expenseDate" required />
        </FieldGrid>
        {!isOpen && (
          <Button
            fullWidth
            endIcon={<ExpandMoreOutlined />}
            aria-expanded={false}
            onClick={() => setUnfolded(true)}
            sx={{ minHeight: 44 }}
          >
            {t('expenses.form.more')}
          </Button>
        )}
      </Section>
      {isOpen && (
        <>
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
              {mayForAll('create') && <ReferencePicker source="userId" reference="users" required helperText={false} />}
            </FieldGrid>
            <TextInput source="comment" multiline minRows={2} fullWidth helperText={false} />
          </Section>
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
