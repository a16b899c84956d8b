import type { OrganisationRecord, TaxRateInput, TaxRateRecord } from '@kontor/domain';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { useCountryNames } from '../../../platform/inputs/useCountryNames.ts';

type Usual = Pick<TaxRateInput, 'name' | 'percent' | 'category' | 'validFrom' | 'isDefault' | 'saftCode'>;
const rate = (name: string, percent: number, validFrom: string, saftCode: string | null = null): Usual => ({
  name,
  percent,
  category: percent === 0 ? 'Z' : 'S',
  validFrom,
  saftCode,
  isDefault: false,
});

/** The rates of a country with the days since which they hold, the usual one first. */
const usualRates: Record<string, readonly Usual[] | undefined> = {
  LT: [
    rate('PVM 21 %', 21, '2009-09-01'),
    rate('PVM 12 %', 12, '2026-01-01'),
    rate('PVM 5 %', 5, '2013-01-01'),
    rate('PVM 0 %', 0, '2004-05-01'),
  ],
  NO: [
    rate('MVA 25 %', 25, '2005-01-01', '3'),
    rate('MVA 15 %', 15, '2012-01-01', '31'),
    rate('MVA 12 %', 12, '2018-01-01', '33'),
    rate('MVA 0 %', 0, '2001-07-01', '5'),
  ],
};

/** Offered while the list lacks the standard rate of the organisation's country: a new installation knows those of Lithuania. */
export const UsualRates = ({ rates }: { rates: readonly TaxRateRecord[] }) => {
  const t = useTranslate();
  const notify = useNotify();
  const countryOf = useCountryNames();
  const readAgain = useReadAgain();
  const dataProvider = useDataProvider();
  const [busy, setBusy] = useState(false);
  const country = useRecordContext<OrganisationRecord>()?.country ?? '';
  const usual = usualRates[country];
  // 12 % is a rate of both countries: the standard one tells them apart.
  const isKnown = rates.some(({ percent }) => percent === usual?.[0]?.percent);
  if (!usual || isKnown || !may('create', 'TaxRate')) return null;
  const add = async () => {
    setBusy(true);
    try {
      for (const [index, one] of usual.entries())
        await dataProvider.create('taxRates', { data: { ...one, isDefault: index === 0 } });
      notify('kontor.form.saved', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
      readAgain('taxRates');
    }
  };
  return (
    <Button variant="contained" loading={busy} onClick={() => void add()}>
      {t('settings.tax.add_usual', { country: countryOf(country) })}
    </Button>
  );
};
