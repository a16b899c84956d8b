export * from './document.checks.ts';
export * from './document.draft.ts';
export * from './document.rules.ts';
export * from './document-totals.ts';
export * from './line.input.ts';
export * from './line.ts';
export * from './paper.ts';
export * from './payment-reference.ts';
