export const mailSecurities = ['tls', 'starttls', 'none'] as const;
/** `tls` from the first byte (usually port 465), `starttls` after a greeting (587), or none at all (25, within one's own walls). */
export type MailSecurity = (typeof mailSecurities)[number];

export const mailServerSources = ['settings', 'environment', 'none'] as const;
/** Where the mail server is set up. The environment of the installation wins over the settings. */
export type MailServerSource = (typeof mailServerSources)[number];

/** The mail server of the installation; there is one, with id 1. The password is never shown. */
export class MailServerRecord {
  id: number;
  /** 0 where nothing was saved yet. */
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
