import type { InvoiceChannel } from '../customers/customer/invoice-channel.ts';
import { endpointOf } from '../firm/party/electronic-address.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import type { DocumentInput } from './fields/document.input.ts';
import type { Question } from './finding.ts';
import type { EInvoiceGap } from './e-invoice/e-invoice.state.ts';

type Party = Parameters<typeof endpointOf>[0];
type Buyer = Party & {
  publicBody?: boolean;
  invoiceChannel?: InvoiceChannel;
  buyerReference?: string | null;
  orderReference?: string | null;
};
type ToSend = Pick<DocumentInput, 'contactId' | 'orderNumber' | 'yourReference'> & { seller: Party; buyer: Buyer };

/** Returns what keeps a document from having an e-invoice: a party without an electronic address. */
export const eInvoiceGapsOf = ({ seller, buyer }: { seller: Party; buyer: Party }): EInvoiceGap[] => [
  ...(endpointOf(seller) ? [] : (['seller'] as const)),
  ...(endpointOf(buyer) ? [] : (['buyer'] as const)),
];

/**
 * Does it have what its e-invoice needs? Required for a public body and where it goes by the access point, and only told where the customer gets
 * e-invoices otherwise.
 */
export function askEInvoice(document: ToSend): Question[] {
  const { seller, buyer, contactId, orderNumber, yourReference } = document;
  const { publicBody = false, invoiceChannel = 'mail', buyerReference, orderReference } = buyer;
  if (!publicBody && invoiceChannel === 'mail') return [];
  const weight = publicBody || invoiceChannel === 'accessPoint' ? 'refused' : 'told';
  const fields = { fields: 'electronicAddress' };
  const refusedUnless = (holds: boolean, code: DomainError['code'], params?: { fields: string }, path?: string): Question => ({
    weight,
    ask: () => {
      if (!holds) throw new DomainError(code, params, path ? { [path]: { code } } : undefined);
    },
  });
  const hasReference =
    [buyerReference, orderReference, orderNumber, yourReference].some((text) => text?.trim()) || Boolean(contactId);
  return [
    refusedUnless(endpointOf(seller) !== null, 'document.e_invoice_seller', fields),
    refusedUnless(endpointOf(buyer) !== null, 'document.e_invoice_buyer', fields),
    ...(publicBody ? [refusedUnless(hasReference, 'document.e_invoice_reference', undefined, 'orderNumber')] : []),
  ];
}
