import type { Language } from '../../platform/language/languages.ts';

export const accountLinkKinds = ['reset', 'confirm', 'invite'] as const;
export type AccountLinkKind = (typeof accountLinkKinds)[number];

/** The person that an account link belongs to, as shown to whoever opens it. */
export class AccountLinkRecord {
  email: string;
  displayName: string;
}

/** A person's own account. */
export class AccountRecord {
  id: number;
  version: number;
  username: string;
  email: string;
  emailConfirmed: boolean;
  /** A new address that is not confirmed yet. Once confirmed, it replaces `email`. */
  pendingEmail: string | null;
  /** The confirmation link has expired; the person can request a new one. */
  pendingEmailExpired: boolean;
  firstName: string;
  lastName: string;
  fullName: string;
  displayName: string;
  phone: string | null;
  avatar: string | null;
  language: Language;
  roleName: string;
  /** Since when sign-in has required a second factor. */
  secondFactorAt: string | null;
  recoveryCodesLeft: number;
}

/** One sign-in of the person on one device. */
export class SessionRecord {
  id: number;
  /** The browser, such as Firefox. */
  program: string | null;
  /** The operating system, such as Windows. */
  system: string | null;
  /** The IP address. */
  address: string | null;
  createdAt: string;
  lastUsedAt: string;
  /** The session of this request. */
  current: boolean;
}
export class EndedSessions {
  ended: number;
}

/** The data for setting up an authenticator app, shown once, before the second factor is on. */
export class SecondFactorStart {
  /** Base32, for typing in. */
  secret: string;
  /** `otpauth://…`, for a QR code. */
  uri: string;
}
/** Shown once; only their hashes are kept. */
export class RecoveryCodes {
  codes: string[];
}
