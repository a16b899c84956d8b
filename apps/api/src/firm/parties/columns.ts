import { p } from '@mikro-orm/core';
import { partyKinds } from '@kontor/domain';

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

/** Columns of customers and vendors. */
export const partyColumns = {
  kind: p.enum(partyKinds).default('company'),
  ...registerColumns,
  ...reachColumns,
  ...addressColumns,
};
