import { expect, it } from '@jest/globals';
import {
  BankAccountInput,
  ClassifierInput,
  ContactInput,
  CustomerInput,
  InvitationInput,
  InvoiceInput,
  ItemInput,
  NumberSeriesInput,
  OrganisationInput,
  ProjectInput,
  ProjectMemberInput,
  RoleInput,
  TaskInput,
  TaxRateInput,
  TimeEntryInput,
  UserDocumentInput,
  UserInput,
  UserRateInput,
} from '@kontor/domain';
import { getMetadataStorage } from 'class-validator';
import { resources } from './resources.ts';

type Input = new () => object;
const inputs: Record<string, Input[]> = {
  ...{ settings: [OrganisationInput], taxRates: [TaxRateInput], bankAccounts: [BankAccountInput] },
  ...{ numberSeries: [NumberSeriesInput], classifiers: [ClassifierInput], customers: [CustomerInput] },
  ...{ contacts: [ContactInput], items: [ItemInput], projects: [ProjectInput], projectMembers: [ProjectMemberInput] },
  ...{ tasks: [TaskInput], users: [InvitationInput, UserInput], userRates: [UserRateInput] },
  ...{ userDocuments: [UserDocumentInput], roles: [RoleInput], timeSheets: [TimeEntryInput], invoices: [InvoiceInput] },
};
const fieldsOf = (input: Input): string[] =>
  getMetadataStorage()
    .getTargetValidationMetadatas(input, '', false, false)
    .map(({ propertyName }) => propertyName);

// What is not named is left out of every save without a word.
it.each(resources.flatMap(({ name, inputKeys }) => (inputKeys ? [[name, inputKeys] as const] : [])))(
  'the fields of %s that are sent are those that the API takes',
  (name, inputKeys) => {
    const taken = new Set((inputs[name] ?? []).flatMap(fieldsOf));
    expect([...inputKeys].sort()).toEqual([...taken].sort());
  },
);
