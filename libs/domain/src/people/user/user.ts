import type { Language } from '../../platform/language/languages.ts';

/** `invited`: has not chosen a password yet. */
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
  /** Sign-in requires a second factor. */
  secondFactor: boolean;
  firstName: string;
  lastName: string;
  fullName: string;
  displayName: string;
  avatar: string | null;
  roleId: number;
  /** Key of a built-in role, such as `employee`. */
  roleKey: string;
  roleName: string;
  language: Language;
  active: boolean;
  /** Decides about the weeks of this person. */
  managerId: number | null;
  managerName: string | null;
  status: UserStatus;
  /** When the last invitation was sent. */
  invitedAt: string | null;
  phone: string | null;
  /** Masked but for its last four characters; `POST /users/{id}/reveal` gives the full value. */
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
  /** Masked like the personal ID. An IBAN or another account number. */
  bankAccount: string | null;
  /** Billing rate per hour today, in the organisation's currency. */
  hourlyRate: number | null;
  /** Cost of an hour for the firm today, in the organisation's currency. */
  costRate: number | null;
}

/** Fields that are stored encrypted and shown masked. Each reveal is recorded in the history. */
export const maskedFields = ['personalId', 'bankAccount'] as const;
export type MaskedField = (typeof maskedFields)[number];

export class RevealedField {
  field: MaskedField;
  value: string | null;
}

/** The invitation link, to pass on by other means than email. */
export class InvitationLink {
  link: string;
}
