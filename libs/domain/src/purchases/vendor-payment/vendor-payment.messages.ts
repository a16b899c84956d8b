import { invalid } from '../../platform/errors/message.ts';

export const vendorPaymentMessages = {
  'vendor_payment.no_bills': invalid({
    en: 'Choose at least one bill to pay.',
    lt: 'Pasirinkite bent vieną apmokamą sąskaitą.',
    no: 'Velg minst én faktura som skal betales.',
  }),
  'vendor_payment.in_future': invalid({
    en: 'The payment date is in the future.',
    lt: 'Mokėjimo data dar neatėjo.',
    no: 'Betalingsdatoen er i fremtiden.',
  }),
  'vendor_payment.other_vendor': invalid({
    en: 'This bill is from another vendor.',
    lt: 'Ši sąskaita gauta iš kito tiekėjo.',
    no: 'Denne fakturaen er fra en annen leverandør.',
  }),
  'vendor_payment.other_currency': invalid({
    en: 'This bill is in another currency.',
    lt: 'Ši sąskaita išrašyta kita valiuta.',
    no: 'Denne fakturaen er i en annen valuta.',
  }),
  'vendor_payment.over_balance': invalid({
    en: 'This is more than is left to pay.',
    lt: 'Tai daugiau, nei liko sumokėti.',
    no: 'Dette er mer enn det som gjenstår å betale.',
  }),
};
