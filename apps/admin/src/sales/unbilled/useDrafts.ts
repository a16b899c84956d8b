import type { CustomerRecord, InvoiceDetail, UnbilledProject } from '@kontor/domain';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { documentInputOf } from '../../documents/values/documentValues.ts';
import type { Basis } from '../../documents/values/BasisContext.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useReadAgain } from '../../platform/api/useCommand.ts';
import { newInvoice } from '../invoices/form/values.ts';
import { invoiceOfHours } from '../invoices/hours/hourLines.ts';
import { treatedBasis } from '../../documents/values/treatedBasis.ts';

export type Made = {
  customerId: number;
  customerName: string;
  invoiceId?: number;
  total?: number;
  currency?: string;
  problem?: string;
};

/** Creates a draft for each customer in turn; a failed one does not stop the others. */
export function useDrafts(basis: Basis | undefined, to: string | null) {
  const kontor = useKontor();
  const dataProvider = useDataProvider();
  const readAgain = useReadAgain();
  const [made, setMade] = useState<Made[]>([]);
  const [left, setLeft] = useState(0);

  const draftFor = async (customerId: number): Promise<InvoiceDetail> => {
    if (!basis) throw new Error('the basis is read before anything can be pressed');
    const [{ data: customer }, projects] = await Promise.all([
      dataProvider.getOne<CustomerRecord>('customers', { id: customerId }),
      kontor.call<UnbilledProject[]>('GET', '/time-entries/unbilled', { query: { customerId, to } }),
    ]);
    const entries = projects.flatMap((project) => project.entries);
    const values = invoiceOfHours(newInvoice(basis, customer), entries, treatedBasis(basis, customer.taxTreatment));
    return (await dataProvider.create<InvoiceDetail>('invoices', { data: documentInputOf(values) })).data;
  };

  const make = async (customers: readonly { customerId: number; customerName: string }[]): Promise<void> => {
    setMade([]);
    setLeft(customers.length);
    for (const customer of customers) {
      let result: Made = customer;
      try {
        const { id, total, currency } = await draftFor(customer.customerId);
        result = { ...customer, invoiceId: id, total, currency };
      } catch (error) {
        result = { ...customer, problem: (error as Error).message };
      }
      setMade((before) => [...before, result]);
      setLeft((before) => before - 1);
    }
    readAgain();
  };
  return { made, isBusy: left > 0, make, forget: () => setMade([]) };
}
