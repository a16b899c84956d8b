import { useRateText } from '../../firm/rates/useRateText.ts';
import type { CustomerRecord } from '@kontor/domain';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useAddress, usePartyFacts } from '../../firm/parties/usePartyFacts.tsx';
import { languageNames } from '../../platform/i18n/languages.ts';
import { Facts } from '../../platform/record/Facts.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useElectronicFacts } from './useElectronicFacts.tsx';
import { RegisterAnswers } from '../registers/index.ts';

export const CustomerOverview = ({ customer }: { customer: CustomerRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const rateText = useRateText();
  const factsOf = usePartyFacts('customers');
  const addressOf = useAddress();
  const electronicOf = useElectronicFacts();
  const field = (name: string) => t(`resources.customers.fields.${name}`);
  return (
    <>
      <Facts title={t('parties.sections.details')} facts={factsOf(customer)} />
      <Facts
        title={t('customers.sections.addresses')}
        facts={[
          {
            label: t('customers.sections.billing_address'),
            value: addressOf(customer),
          },
          {
            label: t('customers.sections.shipping_address'),
            value:
              customer.shippingStreet || customer.shippingCity
                ? addressOf({
                    street: customer.shippingStreet,
                    zip: customer.shippingZip,
                    city: customer.shippingCity,
                    country: customer.shippingCountry,
                  })
                : t('customers.same_address'),
          },
        ]}
      />
      <Facts
        title={t('parties.sections.terms')}
        facts={[
          { label: field('currency'), value: customer.currency },
          { label: field('language'), value: languageNames[customer.language] },
          {
            label: field('paymentTermsDays'),
            value: customer.paymentTermsDays !== null && t('parties.days', { smart_count: customer.paymentTermsDays }),
          },
          maySee('Customer', 'hourlyRate') && {
            label: field('hourlyRate'),
            value: rateText(customer, customer.currency),
          },
          maySee('Customer', 'discountPercent') && {
            label: field('discountPercent'),
            value: customer.discountPercent !== null && format.percent(customer.discountPercent),
          },
          maySee('Customer', 'markUpPercent') &&
            customer.markUpPercent !== null && {
              label: field('markUpPercent'),
              value: format.percent(customer.markUpPercent),
            },
          customer.taxTreatment !== 'domestic' && {
            label: field('taxTreatment'),
            value: t(`customers.tax_treatments.${customer.taxTreatment}`),
          },
          maySee('Customer', 'creditLimit') &&
            customer.creditLimit !== null && {
              label: field('creditLimit'),
              value: format.money(customer.creditLimit, customer.currency),
            },
          Boolean(customer.notes) && { label: field('notes'), value: customer.notes, wide: true },
        ]}
      />
      <Facts title={t('electronic.title')} facts={electronicOf(customer)} />
      <Suspense fallback={null}>
        <RegisterAnswers resource="customers" record={customer} />
      </Suspense>
    </>
  );
};
