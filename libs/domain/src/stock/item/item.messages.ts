import { conflict, invalid } from '../../platform/errors/message.ts';

export const itemMessages = {
  'item.sku_in_use': conflict('This item code is already in use.'),
  'item.stock_needs_goods': invalid('Only goods can be kept in stock.'),
};
