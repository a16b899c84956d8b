import type { Language, NotificationKind } from '@kontor/domain';

type Sentences = Record<NotificationKind, string>;

/** `%{name}` stands for a parameter of the notification. */
const sentences: Record<Language, Sentences> = {
  en: {
    invoiceSent: 'Invoice %{number} was sent',
    invoicePaid: 'Invoice %{number} was paid',
    invoiceOverdue: 'Invoice %{number} is overdue',
    pdfFailed: 'The PDF of invoice %{number} could not be created',
    timerRunsLong: 'Your timer has been running for %{hours} hours',
    documentExpires: '%{name} of %{person} expires soon',
    documentSeen: '%{name} was opened by the customer',
    estimateAccepted: 'The customer accepted estimate %{name}',
    estimateDeclined: 'The customer declined estimate %{name}',
    recurringInvoiceFailed: 'The recurring invoice %{name} needs attention',
    recurringBillFailed: 'The recurring bill %{name} needs attention',
    vendorAccountChanged: '%{person} changed the bank account of %{name}',
    expenseSubmitted: '%{person} handed in an expense for approval',
    expenseApproved: 'Your expense was approved: %{name}',
    expenseRejected: 'Your expense came back: %{name}',
    billToApprove: 'Bill %{name} needs approval',
    billDue: 'Bill %{name} is due soon',
    stockLow: '%{name} is running low in stock',
    eInvoiceRejected: 'The e-invoice of %{number} did not reach its recipient',
    eInvoiceReceived: 'An e-invoice of %{name} has arrived',
    eInvoiceNotTaken: 'An e-invoice at the access point could not be taken: %{reason}',
    weekSubmitted: '%{person} submitted week %{week} for approval',
    weekReturned: 'Week %{week} came back to you',
    weekMissing: 'Week %{week} is not submitted yet',
    webhookSwitchedOff: 'Webhook %{name} was switched off',
  },
  lt: {
    invoiceSent: 'Sąskaita %{number} išsiųsta',
    invoicePaid: 'Sąskaita %{number} apmokėta',
    invoiceOverdue: 'Sąskaitos %{number} apmokėjimo terminas praėjo',
    pdfFailed: 'Nepavyko parengti sąskaitos %{number} PDF',
    timerRunsLong: 'Jūsų laikmatis veikia jau %{hours} val.',
    documentExpires: '%{person}: netrukus baigs galioti %{name}',
    documentSeen: '%{name}: klientas atidarė dokumentą',
    estimateAccepted: 'Klientas priėmė pasiūlymą %{name}',
    estimateDeclined: 'Klientas atmetė pasiūlymą %{name}',
    recurringInvoiceFailed: 'Periodinei sąskaitai „%{name}“ reikia dėmesio',
    recurringBillFailed: 'Periodinei pirkimo sąskaitai „%{name}“ reikia dėmesio',
    vendorAccountChanged: '%{name}: pakeista banko sąskaita (pakeitė %{person})',
    expenseSubmitted: '%{person} pateikė išlaidas tvirtinti',
    expenseApproved: 'Jūsų išlaidos patvirtintos: %{name}',
    expenseRejected: 'Jūsų išlaidos grąžintos: %{name}',
    billToApprove: 'Pirkimo sąskaita laukia patvirtinimo: %{name}',
    billDue: 'Artėja pirkimo sąskaitos apmokėjimo terminas: %{name}',
    stockLow: 'Baigiasi prekės likutis: %{name}',
    eInvoiceRejected: '%{number} e. sąskaita gavėjo nepasiekė',
    eInvoiceReceived: 'Gauta e. sąskaita: %{name}',
    eInvoiceNotTaken: 'Prieigos taške laukia e. sąskaita, kurios priimti nepavyko: %{reason}',
    weekSubmitted: '%{person} pateikė tvirtinti %{week} savaitę',
    weekReturned: '%{week} savaitė grąžinta jums taisyti',
    weekMissing: '%{week} savaitė dar nepateikta',
    webhookSwitchedOff: 'Webhook adresas „%{name}“ išjungtas',
  },
  no: {
    invoiceSent: 'Faktura %{number} er sendt',
    invoicePaid: 'Faktura %{number} er betalt',
    invoiceOverdue: 'Faktura %{number} er forfalt',
    pdfFailed: 'PDF-en til faktura %{number} kunne ikke lages',
    timerRunsLong: 'Stoppeklokken din har gått i %{hours} timer',
    documentExpires: '%{name} for %{person} utløper snart',
    documentSeen: 'Kunden åpnet %{name}',
    estimateAccepted: 'Kunden godtok tilbud %{name}',
    estimateDeclined: 'Kunden avslo tilbud %{name}',
    recurringInvoiceFailed: 'Den gjentakende fakturaen «%{name}» må ses på',
    recurringBillFailed: 'Den gjentakende inngående fakturaen «%{name}» må ses på',
    vendorAccountChanged: '%{person} endret bankkontoen til %{name}',
    expenseSubmitted: '%{person} har sendt inn et utlegg til godkjenning',
    expenseApproved: 'Utlegget ditt er godkjent: %{name}',
    expenseRejected: 'Utlegget ditt kom tilbake: %{name}',
    billToApprove: 'Inngående faktura %{name} må godkjennes',
    billDue: 'Inngående faktura %{name} forfaller snart',
    stockLow: 'Det er lite igjen på lager av %{name}',
    eInvoiceRejected: 'EHF-fakturaen %{number} nådde ikke mottakeren',
    eInvoiceReceived: 'En e-faktura fra %{name} er kommet',
    eInvoiceNotTaken: 'En e-faktura hos aksesspunktet kunne ikke tas imot: %{reason}',
    weekSubmitted: '%{person} har sendt inn uke %{week} til godkjenning',
    weekReturned: 'Uke %{week} er sendt tilbake til deg',
    weekMissing: 'Uke %{week} er ikke sendt inn ennå',
    webhookSwitchedOff: 'Webhooken %{name} er slått av',
  },
};
const why: Record<Language, (link: string) => string> = {
  en: (link) => `You get this mail because you asked for it. Change that here:\n${link}`,
  lt: (link) => `Šį laišką gavote, nes to pageidavote. Pakeisti galite čia:\n${link}`,
  no: (link) => `Du får denne e-posten fordi du har bedt om det. Endre det her:\n${link}`,
};

/** The mail of a notification: its sentence, a link to the record, and one to the notification settings. */
export function notificationLetter(
  { kind, params, language }: { kind: NotificationKind; params: Record<string, string | number>; language: Language },
  link: string | undefined,
  preferences: string,
): { subject: string; text: string } {
  const sentence = sentences[language][kind].replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
  const customer = params['customer'] ? `\n${params['customer']}` : '';
  return {
    subject: sentence.slice(0, 300),
    text: `${sentence}.${customer}\n\n${link ? `${link}\n\n` : ''}${why[language](preferences)}\n`,
  };
}
