/** How far the stored paper of an issued document is. */
export const pdfStates = ['none', 'pending', 'ready', 'failed'] as const;
export type PdfState = (typeof pdfStates)[number];
