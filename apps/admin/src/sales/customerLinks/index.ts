import type { CustomerLinkInput, CustomerLinkRecord } from '@kontor/domain';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { part } from '../../platform/page/page.ts';
import { everyRecord } from '../../platform/record/recordSlots.ts';

const customerLinkWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    customerLinks: { record: CustomerLinkRecord; input: CustomerLinkInput };
  }
}

/** Links have no pages of their own: they are on the page of what they open. */
export const customerLinks = defineResource({
  name: 'customerLinks',
  subject: 'CustomerLink',
  names: {
    en: 'Customer link |||| Customer links',
    lt: 'Kliento nuoroda |||| Kliento nuorodos |||| Kliento nuorodų',
    no: 'Kundelenke |||| Kundelenker',
    gender: { lt: 'f', no: 'm' },
  },
  inputKeys: ['customerId', 'invoiceId', 'estimateId', 'retainerInvoiceId', 'creditNoteId'],
  words: [customerLinkWords],
  rights: {
    group: 'sales',
    objects: { en: 'customer links', lt: 'kliento nuorodas', no: 'kundelenker' },
    of: { en: 'customer links', lt: 'kliento nuorodų', no: 'kundelenker' },
  },
});

everyRecord.tabs.add({
  key: 'links',
  names: { en: 'Customer links', lt: 'Kliento nuorodos', no: 'Kundelenker' },
  subject: 'CustomerLink',
  of: ['Invoice', 'Estimate', 'RetainerInvoice', 'CreditNote', 'Customer'],
  needsPaper: true,
  content: part(() => import('./CustomerLinks.tsx').then((m) => m.CustomerLinks), [customerLinkWords]),
});
