import { conflict, invalid } from '../../platform/errors/message.ts';

export const itemMessages = {
  'item.sku_in_use': conflict({
    en: 'This item code is already in use.',
    lt: 'Toks prekės kodas jau naudojamas.',
    no: 'Denne varekoden er allerede i bruk.',
  }),
  'item.barcode_in_use': conflict({
    en: 'This barcode is already in use.',
    lt: 'Toks brūkšninis kodas jau naudojamas.',
    no: 'Denne strekkoden er allerede i bruk.',
  }),
  'item.service_tracked': invalid({
    en: 'Stock is kept of goods, not of services.',
    lt: 'Atsargos sekamos prekėms, ne paslaugoms.',
    no: 'Det føres lager for varer, ikke for tjenester.',
  }),
  'item.has_moves': conflict({
    en: 'This item has stock moves, so its stock stays tracked.',
    lt: 'Ši prekė turi atsargų judėjimų, todėl jos likutis toliau sekamas.',
    no: 'Varen har lagerbevegelser, så den må fortsatt lagerføres.',
  }),
};
