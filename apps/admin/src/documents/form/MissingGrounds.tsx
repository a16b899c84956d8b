import { missingGrounds, type CustomerRecord, type TaxRateRecord } from '@kontor/domain';
import { Alert } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { errorWords } from '../../platform/i18n/errorWords.ts';
import { useWords } from '../../platform/i18n/useWords.ts';
import { useBasis } from '../values/BasisContext.ts';
import type { LineValues } from '../values/lineValues.ts';

type Props = { taxes: readonly TaxRateRecord[]; written: readonly LineValues[] };

/** What taxes other than the standard rates ask for before the document can be sent, by the rules that refuse it at sending. */
export const MissingGrounds = ({ taxes, written }: Props) => {
  const t = useTranslate();
  const { organisation } = useBasis();
  const [customerId, supplyDate] = useWatch({ name: ['customerId', 'supplyDate'] }) as [number | null, string | null];
  const { data: buyer } = useGetOne<CustomerRecord>('customers', { id: customerId ?? 0 }, { enabled: Boolean(customerId) });
  const hasSupplyDate = Boolean(supplyDate) || written.every(({ serviceFrom, serviceTo }) => serviceFrom ?? serviceTo);
  const problems = organisation && buyer ? missingGrounds({ seller: organisation, buyer, taxes, hasSupplyDate }) : [];
  const isSayable = useWords(errorWords, problems.length > 0);
  if (!isSayable) return null;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {t('documents.form.grounds')} {problems.map(({ code, params }) => t(`errors.${code}`, params)).join(' ')}
    </Alert>
  );
};
