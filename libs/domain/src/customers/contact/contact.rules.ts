import { DomainError } from '../../platform/errors/domain-error.ts';

/** What is sent to a customer by email. Credit notes, receipts and statements go where invoices go. */
export type MailKind = 'invoices' | 'reminders' | 'estimates';
type Flags = { getsInvoices?: boolean; getsReminders?: boolean; getsEstimates?: boolean };
type Person = Flags & { id: number; email: string | null; isPrimary: boolean };

const flagOf = { invoices: 'getsInvoices', reminders: 'getsReminders', estimates: 'getsEstimates' } as const;
/** An email goes to at most ten recipients. */
const most = 10;

type Addressed = {
  /** The contact persons of the customer. */
  contacts: readonly Person[];
  /** The contact person of the document. */
  contactId?: number | null;
  /** The customer's own address. */
  email: string | null;
};

/**
 * Returns the recipients of an email: the contact persons who get such, the primary one first; if nobody does, the contact person of the
 * document, else the primary one, the customer, or the first contact person with an address; null if there is none.
 */
export function recipientsOf(kind: MailKind, { contacts, contactId, email }: Addressed): string | null {
  const reached = contacts
    .filter((contact): contact is Person & { email: string } => Boolean(contact.email))
    .sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary) || a.id - b.id);
  const chosen = reached.filter((contact) => contact[flagOf[kind]]).slice(0, most);
  if (chosen.length) return chosen.map((contact) => contact.email).join(', ');
  const [first] = reached;
  const named = reached.find(({ id }) => id === contactId) ?? reached.find(({ isPrimary }) => isPrimary);
  return named?.email ?? (email || null) ?? first?.email ?? null;
}

/** Refuses a contact person who gets emails without an address. Throws DomainError `contact.needs_email` at `email`. */
export function assertReachable({ email, getsInvoices, getsReminders, getsEstimates }: Flags & { email?: string | null }): void {
  if (email?.trim() || !(getsInvoices || getsReminders || getsEstimates)) return;
  const code = 'contact.needs_email';
  throw new DomainError(code, undefined, { email: { code } });
}
