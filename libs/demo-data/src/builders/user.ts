import type { UserDocumentRecord, UserRateRecord, UserRecord } from '@kontor/domain';
import { stored } from './base.ts';

const user = {
  username: 'tomasp',
  email: 'tomas.petrauskas@fjorneris.example',
  firstName: 'Tomas',
  lastName: 'Petrauskas',
  fullName: 'Tomas Petrauskas',
  displayName: 'Tomas',
  language: 'en',
} as const;

export const aUserRecord = (given: Partial<UserRecord> = {}): UserRecord => ({
  ...stored,
  ...user,
  avatar: null,
  roleId: 3,
  roleKey: 'employee',
  roleName: 'Employee',
  managerId: null,
  managerName: null,
  active: true,
  status: 'active',
  invitedAt: null,
  emailConfirmed: true,
  secondFactor: false,
  phone: '+370 612 34567',
  personalId: '••••0007',
  emergencyName: 'Rūta Petrauskienė',
  emergencyPhone: '+370 612 76543',
  livingAddress: null,
  street: 'Žalgirio g. 12-4',
  city: 'Vilnius',
  zipCode: 'LT-08217',
  country: 'LT',
  jacketSizeId: null,
  pantSizeId: null,
  shoeSizeId: null,
  bankAccount: '••••1000',
  hourlyRate: 70,
  costRate: 28,
  ...given,
});

export const aUserRateRecord = (given: Partial<UserRateRecord> = {}): UserRateRecord => ({
  ...stored,
  userId: 4,
  validFrom: '2025-01-01',
  hourlyRate: 70,
  costRate: 28,
  ...given,
});

export const aUserDocumentRecord = (given: Partial<UserDocumentRecord> = {}): UserDocumentRecord => ({
  ...stored,
  userId: 4,
  categoryId: null,
  validUntil: null,
  name: 'Darbo sutartis.pdf',
  mimeType: 'application/pdf',
  size: 24_000,
  createdById: 1,
  createdByName: 'John Doe',
  ...given,
});
