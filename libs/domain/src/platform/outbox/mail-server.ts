export const mailSecurities = ['tls', 'starttls', 'none'] as const;
/**
 * `tls`: encrypted from the start (usually port 465). `starttls`: encrypted after the greeting (587). `none`: not encrypted (25),
 * for internal networks.
 */
export type MailSecurity = (typeof mailSecurities)[number];

const mailServerSources = ['settings', 'environment', 'none'] as const;
/** Where the mail server is configured. The environment wins over the settings. */
export type MailServerSource = (typeof mailServerSources)[number];

/** The mail server of the installation; there is one, with id 1. The password is never shown. */
export class MailServerRecord {
  id: number;
  /** 0 until it is first saved. */
  version: number;
  source: MailServerSource;
  host: string | null;
  port: number | null;
  security: MailSecurity;
  username: string | null;
  hasPassword: boolean;
  /** The sender of all emails. */
  fromAddress: string | null;
  fromName: string | null;
}
