import { conflict } from '../../platform/errors/message.ts';

export const itemMessages = {
  'item.sku_in_use': conflict({
    en: 'This item code is already in use.',
    lt: 'Toks prekės kodas jau naudojamas.',
    no: 'Denne varekoden er allerede i bruk.',
  }),
};
