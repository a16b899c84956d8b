import { invalid } from '../../platform/errors/message.ts';

export const shopMessages = {
  'shop.list_full': invalid({
    en: 'There are %{max} products here already.',
    lt: 'Čia jau yra %{max} prekių.',
    no: 'Her ligger det allerede %{max} varer.',
  }),
};
