export const agendaKinds = ['invoiceDue', 'projectStart', 'projectEnd', 'documentExpires', 'holiday'] as const;
export type AgendaKind = (typeof agendaKinds)[number];

/** A day on which something of the firm is due, begins, ends or runs out, or on which nobody works. */
export class AgendaEntry {
  kind: AgendaKind;
  date: string;
  /** The customer and number of an invoice, the name of a project or document; of a public holiday the key of its name. */
  title: string;
  /** The record to link to; null for a holiday. */
  subject: 'Invoice' | 'Project' | 'User' | null;
  recordId: number | null;
}
