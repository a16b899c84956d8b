import type { VendorInput, VendorRecord } from '@kontor/domain';
import { stored } from './base.ts';

const vendor = {
  kind: 'company',
  name: 'Popieriaus ratas, UAB',
  legalCode: '304567894',
  vatCode: 'LT100001919017',
  email: 'pardavimai@popieriaus-ratas.example',
  phone: '+370 612 34567',
  website: 'https://popieriaus-ratas.example',
  street: 'Savanorių pr. 178',
  city: 'Kaunas',
  zip: 'LT-44150',
  country: 'LT',
  currency: 'EUR',
  paymentTermsDays: 14,
  account: 'LT121000011101001000',
  categoryId: null,
  taxRateId: null,
  notes: null,
  active: true,
} as const satisfies VendorInput;

export const aVendor = (given: Partial<VendorInput> = {}): VendorInput => ({ ...vendor, ...given });

export const aVendorRecord = (given: Partial<VendorRecord> = {}): VendorRecord => ({
  ...stored,
  ...vendor,
  accountChangedAt: null,
  accountChangedByName: null,
  accountFromEInvoice: null,
  accountConfirmedAt: null,
  accountConfirmedByName: null,
  accountUnconfirmed: false,
  accountPaidSince: false,
  payable: 0,
  overdue: 0,
  otherBalances: [],
  ...given,
});
