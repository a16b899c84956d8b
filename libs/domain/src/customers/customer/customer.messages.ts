import { invalid } from '../../platform/errors/message.ts';

export const customerMessages = {
  'customer.keeps_currency': invalid({
    en: 'Hours, fixed prices, open invoices or credit of this customer are in %{currency}: the currency can no longer change.',
    lt: 'Šio kliento valandos, fiksuotos kainos, neapmokėtos sąskaitos ar permoka yra %{currency}: valiutos pakeisti nebegalima.',
    no: 'Timer, fastpriser, åpne fakturaer eller tilgodehavende for denne kunden er i %{currency}: valutaen kan ikke lenger endres.',
  }),
};
