import { missingGrounds, messageOf, type CustomerRecord } from '@kontor/domain';
import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { errorWords } from '../../platform/i18n/errorWords.ts';
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
  const [, setLoaded] = useState(false);
  const isSaid = problems.length > 0;
  useEffect(() => {
    if (isSaid)
      void errorWords
        .load()
        .catch(() => undefined)
        .then(() => setLoaded(true));
  }, [isSaid]);
  if (!isSaid) return null;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {t('documents.form.grounds')}{' '}
      {problems.map(({ code, params }) => t(`errors.${code}`, { ...params, _: messageOf(code) })).join(' ')}
    </Alert>
  );
};
