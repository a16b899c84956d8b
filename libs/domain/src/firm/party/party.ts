/** Customers and vendors are firms or people. */
export const partyKinds = ['company', 'person'] as const;
export type PartyKind = (typeof partyKinds)[number];
