export * from './received.bill.ts';
export * from './received.codes.ts';
export * from './received.credit.ts';
export * from './received.document.ts';
export * from './received.party.ts';
export * from './received.purchase.ts';
