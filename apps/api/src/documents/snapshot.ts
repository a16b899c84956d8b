import type { Language } from '@kontor/domain';

export type PartySnapshot = {
  name: string;
  legalCode: string | null;
  vatCode: string | null;
  street: string | null;
  city: string | null;
  zip: string | null;
  country: string;
  email: string | null;
  phone: string | null;
};

/** The copy of seller, buyer and bank account in an issued document. Later changes of the organisation or the customer do not reach it. */
export type DocumentSnapshot = {
  seller: PartySnapshot & {
    website: string | null;
    isVatRegistered: boolean;
    isInForetaksregisteret: boolean;
    logoFileId: number | null;
  };
  buyer: PartySnapshot & { contactName: string | null; buyerReference: string | null };
  bankAccount: { bankName: string; iban: string; bic: string | null } | null;
  language: Language;
  baseCurrency: string;
};
