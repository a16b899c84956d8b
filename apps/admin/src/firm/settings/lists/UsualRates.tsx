import { countryRates, type OrganisationRecord, type TaxRateRecord } from '@kontor/domain';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { useCountryNames } from '../../../platform/inputs/useCountryNames.ts';

/** Offers the country's usual rates while its standard rate is missing: a new installation only has Lithuania's. */
export const UsualRates = ({ rates }: { rates: readonly TaxRateRecord[] }) => {
  const t = useTranslate();
  const notify = useNotify();
  const countryOf = useCountryNames();
  const readAgain = useReadAgain();
  const dataProvider = useDataProvider();
  const [busy, setBusy] = useState(false);
  const country = useRecordContext<OrganisationRecord>()?.country ?? '';
  const usual = countryRates(country, true);
  const standard = usual.find(({ category }) => category === 'S');
  // Both countries have a rate of 12 %, so only the standard rate tells them apart.
  const isKnown = rates.some(({ percent }) => percent === standard?.percent);
  if (!standard || isKnown || !may('create', 'TaxRate')) return null;
  const add = async () => {
    setBusy(true);
    try {
      for (const one of usual) await dataProvider.create('taxRates', { data: one });
      notify('kontor.form.saved', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
      readAgain();
    }
  };
  return (
    <Button variant="contained" loading={busy} onClick={() => void add()}>
      {t('settings.tax.add_usual', { country: countryOf(country) })}
    </Button>
  );
};
