export const accountLinkKinds = ['reset', 'confirm', 'invite'] as const;
export type AccountLinkKind = (typeof accountLinkKinds)[number];

/** Whom a link of a mail is for, told to whoever holds the link. */
export class AccountLinkRecord {
  email: string;
  displayName: string;
}
