import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import {
  BankAccountInput,
  ClassifierInput,
  ContactInput,
  CustomerInput,
  InvoiceInput,
  isIban,
  ItemInput,
  NumberSeriesInput,
  OrganisationInput,
  ProjectInput,
  ProjectMemberInput,
  RecordPaymentInput,
  TaskInput,
  TaxRateInput,
  TimeEntryInput,
} from '@kontor/domain';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import * as demo from '../index.ts';

it.each([
  [BankAccountInput, demo.aBankAccount()],
  [ClassifierInput, demo.aClassifier()],
  [ContactInput, demo.aContact()],
  [CustomerInput, demo.aCustomer()],
  [InvoiceInput, demo.anInvoice()],
  [ItemInput, demo.anItem()],
  [NumberSeriesInput, demo.aNumberSeries()],
  [OrganisationInput, demo.anOrganisation()],
  [ProjectInput, demo.aProject()],
  [ProjectMemberInput, demo.aProjectMember()],
  [RecordPaymentInput, demo.aPayment()],
  [TaskInput, demo.aTask()],
  [TaxRateInput, demo.aTaxRate()],
  [TimeEntryInput, demo.aTimeEntry()],
])('builds a valid %p', (type: new () => object, input: object) => {
  expect(validateSync(plainToInstance(type, input), { whitelist: true, forbidNonWhitelisted: true })).toEqual([]);
});

it('takes the fields that a test is about', () => {
  expect(demo.aCustomer({ name: 'Fjellheim Teknikk AS' })).toMatchObject({ name: 'Fjellheim Teknikk AS', currency: 'EUR' });
});

it('has an account number that passes its check', () => {
  expect(isIban(demo.aBankAccount().iban)).toBe(true);
});

it('makes an invoice whose figures follow from its status', () => {
  expect(demo.anInvoiceRecord()).toMatchObject({ status: 'draft', number: null, balance: 242 });
  expect(demo.anInvoiceRecord({ status: 'paid' })).toMatchObject({ number: 'INV-2026-0001', paid: 242, balance: 0 });
  expect(demo.anInvoiceRecord({ status: 'sent', paid: 100 })).toMatchObject({ balance: 142, paidAt: null });
});

it('makes an invoice whose totals follow from its lines', () => {
  const lines = [demo.anInvoiceLineRecord({ quantity: 3, unitPrice: 10.02 })];
  expect(demo.anInvoiceDetail({ lines })).toMatchObject({ net: 30.06, tax: 6.31, total: 36.37, balance: 36.37 });
});
