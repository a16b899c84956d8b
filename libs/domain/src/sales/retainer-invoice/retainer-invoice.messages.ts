import { conflict, invalid } from '../../platform/errors/message.ts';

export const retainerInvoiceMessages = {
  'retainer_invoice.no_items': invalid({
    en: 'A retainer invoice sells no items: describe what the advance is for.',
    lt: 'Avansine sąskaita prekės neparduodamos: aprašykite, už ką prašoma avanso.',
    no: 'En forskuddsfaktura selger ingen varer: beskriv hva forskuddet gjelder.',
  }),
  'retainer_invoice.no_sources': invalid({
    en: 'A retainer invoice bills no hours: add them to the invoice.',
    lt: 'Avansine sąskaita valandų išrašyti negalima: įtraukite jas į sąskaitą.',
    no: 'En forskuddsfaktura fakturerer ingen timer: legg dem til på fakturaen.',
  }),
  'retainer_invoice.frozen': conflict({
    en: 'The amounts of a retainer invoice that was sent are locked.',
    lt: 'Išsiųstos avansinės sąskaitos sumos nesikeičia.',
    no: 'En sendt forskuddsfaktura beholder tallene sine.',
  }),
  'retainer_invoice.has_payments': conflict({
    en: 'Undo the payments of this retainer invoice first.',
    lt: 'Pirmiausia atšaukite šios avansinės sąskaitos mokėjimus.',
    no: 'Angre først betalingene på denne forskuddsfakturaen.',
  }),
  'retainer_invoice.money_used': conflict({
    en: 'Invoices use this money, or it was paid back. Undo that first.',
    lt: 'Šie pinigai panaudoti sąskaitose arba grąžinti. Pirmiausia tai atšaukite.',
    no: 'Pengene er brukt på fakturaer eller betalt tilbake. Angre det først.',
  }),
  'retainer_invoice.cannot_send': conflict({
    en: 'A retainer invoice that is %{status} cannot be sent.',
    lt: 'Avansinės sąskaitos, kurios būsena „%{status}“, išsiųsti negalima.',
    no: 'En forskuddsfaktura med status «%{status}» kan ikke sendes.',
  }),
  'retainer_invoice.cannot_record_payment': conflict({
    en: 'A retainer invoice that is %{status} takes no payment.',
    lt: 'Avansinei sąskaitai, kurios būsena „%{status}“, mokėjimo įrašyti negalima.',
    no: 'En forskuddsfaktura med status «%{status}» tar ikke imot betaling.',
  }),
  'retainer_invoice.cannot_mark_paid': conflict({
    en: 'A retainer invoice that is %{status} cannot be marked as paid.',
    lt: 'Avansinės sąskaitos, kurios būsena „%{status}“, pažymėti kaip apmokėtos negalima.',
    no: 'En forskuddsfaktura med status «%{status}» kan ikke merkes som betalt.',
  }),
  'retainer_invoice.cannot_undo_payment': conflict({
    en: 'A retainer invoice that is %{status} has no payment to undo.',
    lt: 'Avansinė sąskaita, kurios būsena „%{status}“, neturi mokėjimo, kurį būtų galima atšaukti.',
    no: 'En forskuddsfaktura med status «%{status}» har ingen betaling å angre.',
  }),
  'retainer_invoice.cannot_void': conflict({
    en: 'A retainer invoice that is %{status} cannot be voided.',
    lt: 'Avansinės sąskaitos, kurios būsena „%{status}“, anuliuoti negalima.',
    no: 'En forskuddsfaktura med status «%{status}» kan ikke annulleres.',
  }),
  'retainer_invoice.cannot_delete': conflict({
    en: 'A retainer invoice that is %{status} cannot be deleted.',
    lt: 'Avansinės sąskaitos, kurios būsena „%{status}“, ištrinti negalima.',
    no: 'En forskuddsfaktura med status «%{status}» kan ikke slettes.',
  }),
};
