export * from './e-invoice.document.ts';
export * from './e-invoice.of.ts';
export * from './e-invoice.state.ts';
export * from './e-invoice.sums.ts';
export * from './e-invoice.ts';
export * from './ubl/read-ubl.ts';
export * from './ubl/ubl.ts';
export * from './ubl/xml-node.ts';
