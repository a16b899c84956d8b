import { conflict } from '../../platform/errors/message.ts';

export const itemMessages = {
  'item.sku_in_use': conflict('This item code is already in use.'),
};
