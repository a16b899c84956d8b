import type { Language } from '../../platform/language/languages.ts';

/** Invited: has not chosen a password yet. */
export const userStatuses = ['active', 'invited', 'inactive'] as const;
export type UserStatus = (typeof userStatuses)[number];

export class UserRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  username: string;
  email: string;
  emailConfirmed: boolean;
  /** Whether a code is asked for at sign-in. */
  secondFactor: boolean;
  firstName: string;
  lastName: string;
  fullName: string;
  displayName: string;
  avatar: string | null;
  roleId: number;
  /** Built-in roles have a word for one, such as `employee`. */
  roleKey: string;
  roleName: string;
  language: Language;
  active: boolean;
  status: UserStatus;
  /** When the last invitation was sent. */
  invitedAt: string | null;
  phone: string | null;
  /** Masked but for its last four signs; `POST /users/{id}/reveal` gives it whole. */
  personalId: string | null;
  emergencyName: string | null;
  emergencyPhone: string | null;
  livingAddress: string | null;
  street: string | null;
  city: string | null;
  zipCode: string | null;
  country: string | null;
  /** Classifiers of type 2. */
  jacketSizeId: number | null;
  pantSizeId: number | null;
  shoeSizeId: number | null;
  /** Masked like the personal ID. An IBAN, or whatever the bank calls it. */
  bankAccount: string | null;
  /** Billing rate per hour in force today, in the organisation's currency. */
  hourlyRate: number | null;
  /** What an hour costs the firm today, in the organisation's currency. */
  costRate: number | null;
}

/** What is kept encrypted, shown masked, and read one at a time, each reading with its line in the history. */
export const maskedFields = ['personalId', 'bankAccount'] as const;
export type MaskedField = (typeof maskedFields)[number];

export class RevealedField {
  field: MaskedField;
  value: string | null;
}

/** The way in for an invited person, to hand over by another way than a mail. */
export class InvitationLink {
  link: string;
}
