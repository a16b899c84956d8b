import { classifierTypes, type VendorRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useClassifierChoices, useTaxRates } from '../../firm/classifiers/useClassifierChoices.ts';
import { useAddress, usePartyFacts } from '../../firm/parties/usePartyFacts.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { useDayOf } from '../../platform/api/useToday.ts';
import { Ltr } from '../../platform/format/Ltr.tsx';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { Facts } from '../../platform/record/Facts.tsx';
import { asAccount } from './asAccount.ts';
import { RegisterAnswers } from '../../customers/registers/index.ts';

/** The vendor's bank account and, when and by whom it was changed, or which e-invoice brought it. */
const Account = ({ vendor: { account, accountChangedAt, accountChangedByName, ...vendor } }: { vendor: VendorRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const dayOf = useDayOf();
  const changed = accountChangedAt && {
    date: format.date(dayOf(new Date(accountChangedAt))),
    name: accountChangedByName ?? 'Kontor',
    number: vendor.accountFromEInvoice,
  };
  const origin = vendor.accountFromEInvoice === null ? 'vendors.account.changed' : 'vendors.account.brought';
  const confirmed = vendor.accountConfirmedAt && {
    date: format.date(dayOf(new Date(vendor.accountConfirmedAt))),
    name: vendor.accountConfirmedByName ?? 'Kontor',
  };
  return (
    <>
      {account ? <Ltr>{asAccount(account)}</Ltr> : <Nothing />}
      {changed && <Box sx={confirmed ? undefined : { color: 'kontor.tone.warning' }}>{t(origin, changed)}</Box>}
      {confirmed && <Box>{t('vendors.account.confirmed_by', confirmed)}</Box>}
    </>
  );
};

export const VendorOverview = ({ vendor }: { vendor: VendorRecord }) => {
  const t = useTranslate();
  const factsOf = usePartyFacts('vendors');
  const addressOf = useAddress();
  const categories = useClassifierChoices(classifierTypes.expenseCategory);
  const taxRates = useTaxRates();
  const field = (name: string) => t(`resources.vendors.fields.${name}`);
  return (
    <>
      <Facts
        title={t('parties.sections.details')}
        facts={[...factsOf(vendor), { label: t('vendors.sections.address'), value: addressOf(vendor) }]}
      />
      <Facts
        title={t('vendors.sections.payment')}
        facts={[
          maySee('Vendor', 'account') && { label: field('account'), value: <Account vendor={vendor} /> },
          { label: field('currency'), value: vendor.currency },
          {
            label: field('paymentTermsDays'),
            value: vendor.paymentTermsDays !== null && t('parties.days', { smart_count: vendor.paymentTermsDays }),
          },
        ]}
      />
      <Facts
        title={t('vendors.sections.bills')}
        facts={[
          { label: field('categoryId'), value: categories.nameOf(vendor.categoryId) },
          { label: field('taxRateId'), value: taxRates.nameOf(vendor.taxRateId) },
          Boolean(vendor.notes) && { label: field('notes'), value: vendor.notes, wide: true },
        ]}
      />
      <Suspense fallback={null}>
        <RegisterAnswers resource="vendors" record={vendor} />
      </Suspense>
    </>
  );
};
