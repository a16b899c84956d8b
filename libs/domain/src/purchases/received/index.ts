export * from './received.bill.ts';
export * from './received.party.ts';
