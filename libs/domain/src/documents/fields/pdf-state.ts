/** The state of an issued document's stored PDF. */
export const pdfStates = ['none', 'pending', 'ready', 'failed'] as const;
export type PdfState = (typeof pdfStates)[number];
