import { invalid } from '../../platform/errors/message.ts';

export const customerMessages = {
  'customer.keeps_currency': invalid({
    en: 'Hours, open invoices or credit of this customer are in %{currency}: the currency can no longer change.',
    lt: 'Šio kliento valandos, neapmokėtos sąskaitos ar permoka yra %{currency}: valiutos pakeisti nebegalima.',
    no: 'Timer, åpne fakturaer eller tilgodehavende for denne kunden er i %{currency}: valutaen kan ikke lenger endres.',
  }),
};
