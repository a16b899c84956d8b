import type { Language } from '../../platform/language/languages.ts';

export const accountLinkKinds = ['reset', 'confirm', 'invite'] as const;
export type AccountLinkKind = (typeof accountLinkKinds)[number];

/** The person that an emailed link is for, as told to its holder. */
export class AccountLinkRecord {
  email: string;
  displayName: string;
}

/** What a person sees of their own account. */
export class AccountRecord {
  id: number;
  version: number;
  username: string;
  email: string;
  emailConfirmed: boolean;
  /** An address that is waiting for its confirmation before it takes the place of `email`. */
  pendingEmail: string | null;
  /** The link that went there ran out; another one can be sent. */
  pendingEmailExpired: boolean;
  firstName: string;
  lastName: string;
  fullName: string;
  displayName: string;
  phone: string | null;
  avatar: string | null;
  language: Language;
  roleName: string;
  /** Since when a second factor is asked for at sign-in. */
  secondFactorAt: string | null;
  recoveryCodesLeft: number;
}

/** A place where the person is signed in. */
export class SessionRecord {
  id: number;
  /** The browser, such as Firefox. */
  program: string | null;
  /** What it runs on, such as Windows. */
  system: string | null;
  /** The address it came from. */
  address: string | null;
  createdAt: string;
  lastUsedAt: string;
  /** The one that asks. */
  current: boolean;
}
export class EndedSessions {
  ended: number;
}

/** What an authenticator needs, shown once, before the second factor is on. */
export class SecondFactorStart {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://…`, for a QR code. */
  uri: string;
}
/** Shown once; only their hashes are kept. */
export class RecoveryCodes {
  codes: string[];
}
