export const agendaKinds = ['invoiceDue', 'projectStart', 'projectEnd', 'documentExpires', 'holiday'] as const;
export type AgendaKind = (typeof agendaKinds)[number];

/** A date of the firm: something is due, begins, ends or expires, or it is a public holiday. */
export class AgendaEntry {
  kind: AgendaKind;
  date: string;
  /** Customer and number of an invoice, or the name of a project or document; for a public holiday the key of its name. */
  title: string;
  /** The record to link to; null for a holiday. */
  subject: 'Invoice' | 'Project' | 'User' | null;
  recordId: number | null;
}
