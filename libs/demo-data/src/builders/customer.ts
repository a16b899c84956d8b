import type { ContactInput, ContactRecord, CustomerInput, CustomerRecord } from '@kontor/domain';
import { stored } from './base.ts';

const customer = {
  kind: 'company',
  name: 'Nemuno logistika, UAB',
  legalCode: '304567894',
  vatCode: 'LT100001919017',
  email: 'biuras@nemuno-logistika.example',
  phone: '+370 612 34567',
  website: 'https://nemuno-logistika.example',
  street: 'Taikos pr. 12',
  city: 'Klaipėda',
  zip: 'LT-91140',
  country: 'LT',
  shippingStreet: null,
  shippingCity: null,
  shippingZip: null,
  shippingCountry: null,
  currency: 'EUR',
  language: 'lt',
  paymentTermsDays: 14,
  hourlyRate: 65,
  discountPercent: null,
  markUpPercent: null,
  taxTreatment: 'domestic',
  creditLimit: null,
  buyerReference: null,
  orderReference: null,
  electronicAddress: null,
  electronicAddressScheme: null,
  publicBody: false,
  invoiceChannel: 'mail',
  notes: null,
  remindersOff: false,
  active: true,
} as const satisfies CustomerInput;

export const aCustomer = (given: Partial<CustomerInput> = {}): CustomerInput => ({ ...customer, ...given });

export const aCustomerRecord = (given: Partial<CustomerRecord> = {}): CustomerRecord => ({
  ...stored,
  ...customer,
  rates: [],
  currentRate: given.hourlyRate === undefined ? customer.hourlyRate : given.hourlyRate,
  primaryContactName: 'Rūta Petrauskaitė',
  receivable: 0,
  overdue: 0,
  unusedCredit: 0,
  otherBalances: [],
  ...given,
});

const contact = {
  customerId: 1,
  firstName: 'Rūta',
  lastName: 'Petrauskaitė',
  position: 'Projektų vadovė',
  email: 'ruta.petrauskaite@nemuno-logistika.example',
  phone: '+370 698 76543',
  isPrimary: true,
  getsInvoices: false,
  getsReminders: false,
  getsEstimates: false,
  notes: null,
} as const satisfies ContactInput;

export const aContact = (given: Partial<ContactInput> = {}): ContactInput => ({ ...contact, ...given });

export const aContactRecord = (given: Partial<ContactRecord> = {}): ContactRecord => ({
  ...stored,
  ...contact,
  customerName: customer.name,
  fullName: 'Rūta Petrauskaitė',
  ...given,
});
