export * from './employer-charge.ts';
export * from './employer-charge.input.ts';
export * from './employer-charge.rules.ts';
export * from './usual-charges.ts';
