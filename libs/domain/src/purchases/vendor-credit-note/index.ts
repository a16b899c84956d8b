export * from './vendor-credit-note.input.ts';
export * from './vendor-credit-note.status.ts';
export * from './vendor-credit-note.ts';
export * from './vendor-credit-note.rules.ts';
export * from './vendor-credit-note.draft.ts';
