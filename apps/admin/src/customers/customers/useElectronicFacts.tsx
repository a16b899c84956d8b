import { endpointOf, type CustomerRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { Ltr } from '../../platform/format/Ltr.tsx';
import type { Fact } from '../../platform/record/Facts.tsx';

/** How invoices reach a customer, as facts of its page. The electronic address is the one that e-invoices get. */
export function useElectronicFacts(): (customer: CustomerRecord) => (Fact | false)[] {
  const t = useTranslate();
  const field = (name: string) => t(`resources.customers.fields.${name}`);
  return (customer) => {
    const endpoint = endpointOf(customer);
    return [
      { label: field('invoiceChannel'), value: t(`electronic.channels.${customer.invoiceChannel}`) },
      { label: field('electronicAddress'), value: endpoint && <Ltr>{`${endpoint.scheme}:${endpoint.id}`}</Ltr> },
      customer.publicBody && { label: field('publicBody'), value: t('ra.boolean.true') },
      { label: field('buyerReference'), value: customer.buyerReference },
      { label: field('orderReference'), value: customer.orderReference },
    ];
  };
}
