import { p } from '@mikro-orm/core';
import { addressSchemes, partyKinds } from '@kontor/domain';

// The columns of parties on documents: the organisation, customers, vendors. Each spreads those it needs into its own entity.

export const registerColumns = {
  name: p.string().length(200),
  legalCode: p.string().length(50).nullable(),
  vatCode: p.string().length(50).nullable(),
};

export const reachColumns = {
  email: p.string().length(200).nullable(),
  phone: p.string().length(50).nullable(),
  website: p.string().length(200).nullable(),
};

export const addressColumns = {
  street: p.string().length(200).nullable(),
  city: p.string().length(100).nullable(),
  zip: p.string().length(20).nullable(),
  country: p.string().length(2),
};

/** Where e-invoices of a party come from or go to. */
export const electronicColumns = {
  electronicAddress: p.string().length(50).nullable(),
  electronicAddressScheme: p.enum(addressSchemes).nullable(),
};

export const electronicAddressCheck = (table: string) => ({
  name: `${table}_electronic_address`,
  expression: '(electronic_address is null) = (electronic_address_scheme is null)',
});

/** Columns of customers and vendors. */
export const partyColumns = {
  kind: p.enum(partyKinds).default('company'),
  ...registerColumns,
  ...reachColumns,
  ...addressColumns,
};
