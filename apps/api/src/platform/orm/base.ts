import { p } from '@mikro-orm/core';

export const createdAt = p
  .datetime()
  .onCreate(() => new Date())
  .defaultRaw('now()');

/** The columns that every editable record has. Spread into `properties`. */
export const base = {
  id: p.integer().primary(),
  createdAt,
  updatedAt: p
    .datetime()
    .onCreate(() => new Date())
    .onUpdate(() => new Date())
    .defaultRaw('now()'),
  version: p.integer().version().default(1),
};

/** Amounts of money: two decimals. */
export const money = () => p.decimal('number').precision(14).scale(2);
/** Unit prices and quantities: six decimals. */
export const decimal = () => p.decimal('number').precision(18).scale(6);
/** Exchange rates: ten decimals. */
export const rate = () => p.decimal('number').precision(20).scale(10);
/** Mark-ups, up to 1000 %. */
export const markUp = () => p.decimal('number').precision(7).scale(3);
export const percent = () => p.decimal('number').precision(6).scale(3);
