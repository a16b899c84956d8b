import { invalid } from '../../platform/errors/message.ts';

export const shopMessages = {
  'shop.list_full': invalid('There are %{max} products here already.'),
};
