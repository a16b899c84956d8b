import { conflict, invalid } from '../../platform/errors/message.ts';

export const paymentMessages = {
  'payment.before_invoice': invalid({
    en: 'The payment date is before the invoice date.',
    lt: 'Mokėjimo data yra ankstesnė už sąskaitos datą.',
    no: 'Betalingsdatoen er før fakturadatoen.',
  }),
  'payment.in_future': invalid({
    en: 'The payment date is in the future.',
    lt: 'Mokėjimo data dar neatėjo.',
    no: 'Betalingsdatoen er i fremtiden.',
  }),
  'payment.no_credit': conflict({
    en: 'This customer has no unused credit in %{currency}.',
    lt: 'Šis klientas neturi nepanaudotos permokos valiuta %{currency}.',
    no: 'Denne kunden har ikke noe ubrukt tilgodehavende i %{currency}.',
  }),
  'payment.other_customer': invalid({
    en: 'This invoice belongs to another customer.',
    lt: 'Tai ne šio kliento sąskaita.',
    no: 'Dette er ikke kundens faktura.',
  }),
  'payment.other_currency': invalid({
    en: 'This invoice is in another currency.',
    lt: 'Ši sąskaita išrašyta kita valiuta.',
    no: 'Denne fakturaen er i en annen valuta.',
  }),
  'payment.over_balance': invalid({
    en: 'This is more than the outstanding amount.',
    lt: 'Daugiau, nei liko sumokėti pagal šią sąskaitą.',
    no: 'Mer enn det som gjenstår på fakturaen.',
  }),
  'payment.over_amount': invalid({
    en: 'You have allocated more than the payment.',
    lt: 'Sąskaitoms paskirta daugiau už mokėjimo sumą.',
    no: 'Fakturaene får mer enn beløpet.',
  }),
  'payment.rate_or_amount': invalid({
    en: 'Enter the exchange rate or the amount in your own currency, not both.',
    lt: 'Įveskite valiutos kursą arba sumą savo valiuta, bet ne abu.',
    no: 'Oppgi valutakursen eller beløpet i egen valuta, ikke begge.',
  }),
  'payment.over_credit': invalid({
    en: 'This is more than the unused credit of the payment.',
    lt: 'Daugiau už nepanaudotą mokėjimo permoką.',
    no: 'Mer enn det ubrukte tilgodehavendet i betalingen.',
  }),
  'payment.refund_before': invalid({
    en: 'The date is before that of the payment.',
    lt: 'Data yra ankstesnė už mokėjimo datą.',
    no: 'Datoen er før betalingsdatoen.',
  }),
  'payment.refund_in_future': invalid({
    en: 'The date is in the future.',
    lt: 'Ši data dar neatėjo.',
    no: 'Datoen er i fremtiden.',
  }),
  'payment.has_refunds': conflict({
    en: 'Part of this payment was paid back. Undo that first.',
    lt: 'Dalis šio mokėjimo grąžinta. Pirmiausia atšaukite grąžinimą.',
    no: 'En del av betalingen er betalt tilbake. Angre det først.',
  }),
};
