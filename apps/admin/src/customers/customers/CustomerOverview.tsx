import type { CustomerRecord } from '@kontor/domain';
import { Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { languageNames } from '../../platform/i18n/languages.ts';
import { useCountryNames } from '../../platform/inputs/useCountryNames.ts';
import { Facts } from '../../platform/record/Facts.tsx';
import { Ltr } from '../../platform/format/Ltr.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { PhoneLink } from '../../platform/format/PhoneLink.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { codesOf } from './registerCodes.ts';

const address = (...parts: (string | null)[]): string => parts.filter(Boolean).join('\n');

/** Only addresses of the web become links, also when written as www.example.lt: the field takes any text. */
function Website({ address }: { address: string }) {
  const bare = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u.test(address);
  if (!bare && !/^https?:\/\//i.test(address)) return <Ltr>{address}</Ltr>;
  return (
    <MuiLink href={bare ? `https://${address}` : address} target="_blank" rel="noreferrer">
      <Ltr>{address}</Ltr>
    </MuiLink>
  );
}

export const CustomerOverview = ({ customer }: { customer: CustomerRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const countryOf = useCountryNames();
  const place = codesOf(customer.country);
  const field = (name: string) => t(`resources.customers.fields.${name}`);
  const lines = (street: string | null, zip: string | null, city: string | null, country: string | null) => (
    <span style={{ whiteSpace: 'pre-line' }}>
      {address(street, [zip, city].filter(Boolean).join(' ') || null, countryOf(country) || null)}
    </span>
  );
  return (
    <>
      <Facts
        title={t('customers.sections.who')}
        facts={[
          { label: field('kind'), value: t(`customers.kinds.${customer.kind}`) },
          {
            label: t(customer.kind === 'person' ? 'customers.codes.person' : `customers.codes.legal_${place}`),
            value: customer.legalCode && <Ltr>{customer.legalCode}</Ltr>,
          },
          { label: t(`customers.codes.vat_${place}`), value: customer.vatCode && <Ltr>{customer.vatCode}</Ltr> },
          { label: field('primaryContactName'), value: customer.primaryContactName },
          {
            label: field('email'),
            value: customer.email && <MuiLink href={`mailto:${customer.email}`}>{customer.email}</MuiLink>,
          },
          { label: field('phone'), value: customer.phone && <PhoneLink number={customer.phone} /> },
          { label: field('website'), value: customer.website && <Website address={customer.website} /> },
        ]}
      />
      <Facts
        title={t('customers.sections.addresses')}
        facts={[
          {
            label: t('customers.sections.billing_address'),
            value: lines(customer.street, customer.zip, customer.city, customer.country),
          },
          {
            label: t('customers.sections.shipping_address'),
            value:
              customer.shippingStreet || customer.shippingCity
                ? lines(customer.shippingStreet, customer.shippingZip, customer.shippingCity, customer.shippingCountry)
                : t('customers.same_address'),
          },
        ]}
      />
      <Facts
        title={t('customers.sections.terms')}
        facts={[
          { label: field('currency'), value: customer.currency },
          { label: field('language'), value: languageNames[customer.language] },
          {
            label: field('paymentTermsDays'),
            value: customer.paymentTermsDays !== null && t('customers.days', { smart_count: customer.paymentTermsDays }),
          },
          maySee('Customer', 'hourlyRate') && {
            label: field('hourlyRate'),
            value: customer.hourlyRate !== null && format.money(customer.hourlyRate, customer.currency),
          },
          maySee('Customer', 'discountPercent') && {
            label: field('discountPercent'),
            value: customer.discountPercent !== null && format.percent(customer.discountPercent),
          },
          { label: field('buyerReference'), value: customer.buyerReference },
          Boolean(customer.notes) && { label: field('notes'), value: customer.notes, wide: true },
        ]}
      />
    </>
  );
};
