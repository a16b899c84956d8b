import { missingGrounds, type CustomerRecord } from '@kontor/domain';
import { Alert } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { errorWords } from '../../platform/i18n/errorWords.ts';
import { useWords } from '../../platform/i18n/useWords.ts';
import { useBasis } from '../values/BasisContext.ts';
import { writtenLines, type LineValues } from '../values/lineValues.ts';

/** What the taxes of the document ask for before it can be sent, told while it is typed, by the rules that refuse it at sending. */
export const Grounds = () => {
  const t = useTranslate();
  const { organisation, rates } = useBasis();
  const [customerId, lines, supplyDate] = useWatch({ name: ['customerId', 'lines', 'supplyDate'] }) as [
    number | null,
    LineValues[] | undefined,
    string | null,
  ];
  const written = writtenLines(lines ?? []);
  const taxes = written.flatMap(({ taxRateId }) => rates.get(taxRateId ?? 0) ?? []);
  const isTaxed = taxes.every(({ category }) => category === 'S');
  const { data: buyer } = useGetOne<CustomerRecord>(
    'customers',
    { id: customerId ?? 0 },
    { enabled: Boolean(customerId) && !isTaxed },
  );
  const hasSupplyDate = Boolean(supplyDate) || written.every(({ serviceFrom, serviceTo }) => serviceFrom ?? serviceTo);
  const problems =
    isTaxed || !organisation || !buyer ? [] : missingGrounds({ seller: organisation, buyer, taxes, hasSupplyDate });
  const isSayable = useWords(errorWords, problems.length > 0);
  if (!isSayable) return null;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {t('documents.form.grounds')} {problems.map(({ code, params }) => t(`errors.${code}`, params)).join(' ')}
    </Alert>
  );
};
