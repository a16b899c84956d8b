import { p } from '@mikro-orm/core';
import { partyKinds } from '@kontor/domain';

// The columns of whoever stands on a document: the organisation, a customer, a vendor. Each spreads those it needs into its own entity.

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

/** Whom the firm sells to or buys from. */
export const partyColumns = {
  kind: p.enum(partyKinds).default('company'),
  ...registerColumns,
  ...reachColumns,
  ...addressColumns,
};
