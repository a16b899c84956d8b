import { stockMoveSortFields, type StockMoveRecord } from '@kontor/domain';
import { defineQuestions } from '../../platform/api/confirming.ts';
import { backgroundSlot } from '../../platform/shell/backgroundSlot.ts';
import { may } from '../../platform/api/ability.ts';
import { part } from '../../platform/page/page.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { leavingSlot, userPage } from '../../people/users/userPage.ts';
import { itemPage } from '../items/itemPage.ts';
import { defineResource } from '../../platform/api/resource.ts';

export const moveWords = defineWords(() => import('./messages.ts'));

defineQuestions({
  'stock.changes_later': 'laterConfirmed',
  'stock.changes_later_unpriced': 'laterConfirmed',
  'stock.below_zero_confirm': 'belowZeroConfirmed',
  'stock.zero_cost': 'zeroCostConfirmed',
});
backgroundSlot.add({
  subject: 'Dashboard',
  content: part(() => import('../../platform/shell/QuestionHost.tsx').then((m) => m.QuestionHost)),
});

declare module '../../platform/api/resource.ts' {
  interface Resources {
    stockMoves: { record: StockMoveRecord };
  }
}

/** Stock moves have no pages of their own: they are on the page of their item. */
export const stockMoves = defineResource({
  name: 'stockMoves',
  subject: 'StockMove',
  names: {
    en: 'Stock move |||| Stock moves',
    lt: 'Atsargų judėjimas |||| Atsargų judėjimai |||| Atsargų judėjimų',
    no: 'Lagerbevegelse |||| Lagerbevegelser',
    gender: { lt: 'm', no: 'm' },
  },
  touches: ['items'],
  sortFields: stockMoveSortFields,
  words: [moveWords],
  rights: {
    group: 'stock',
    objects: { en: 'stock moves', lt: 'atsargų judėjimus', no: 'lagerbevegelser' },
    of: { en: 'stock moves', lt: 'atsargų judėjimų', no: 'lagerbevegelser' },
  },
});

itemPage.tabs.add({
  key: 'moves',
  resource: 'stockMoves',
  isFor: ({ stockTracked }) => stockTracked && may('list', 'StockMove'),
  flush: true,
  content: part(() => import('./ItemMoves.tsx').then((m) => m.ItemMoves), [moveWords]),
});

itemPage.buttons.add({
  isFor: () => may('issue', 'StockMove') || may('openStock', 'StockMove'),
  content: part(() => import('./ItemStockButtons.tsx').then((m) => m.ItemStockButtons), [moveWords]),
});

userPage.tabs.add({
  key: 'held',
  resource: 'stockMoves',
  names: { en: 'Issued', lt: 'Išduota', no: 'Utlevert' },
  // Employees read their own; on the page of a colleague they would read that nothing was issued.
  isFor: ({ id }) => may('list', 'StockMove', { holderId: id }),
  flush: true,
  content: part(() => import('./HeldGoods.tsx').then((m) => m.HeldGoods), [moveWords]),
});

leavingSlot.add({
  isFor: () => may('list', 'StockMove'),
  content: part(() => import('./ToReturn.tsx').then((m) => m.ToReturn), [moveWords]),
});
