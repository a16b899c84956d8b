import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { DocumentSnapshot } from './snapshot.ts';

export type PartiesToday = Pick<DocumentSnapshot, 'seller' | 'buyer' | 'language'> & { timeZone: string };

/** SQL for the organisation `o` as a party. */
export const sellerColumn = sql`json_build_object('name', o.name, 'legalCode', o.legal_code, 'vatCode', o.vat_code, 'street', o.street, 'city', o.city,
        'zip', o.zip, 'country', o.country, 'email', o.email, 'phone', o.phone, 'website', o.website,
        'electronicAddress', o.electronic_address, 'electronicAddressScheme', o.electronic_address_scheme,
        'isVatRegistered', o.is_vat_registered, 'isInForetaksregisteret', o.is_in_foretaksregisteret,
        'logoFileId', o.logo_file_id) as seller`;

/** SQL for the customer `c` as a party: the pairs of a JSON object. */
export const buyerPairs = sql`'name', c.name, 'legalCode', c.legal_code, 'vatCode', c.vat_code, 'street', c.street, 'city', c.city,
        'zip', c.zip, 'country', c.country, 'email', c.email, 'phone', c.phone, 'buyerReference', c.buyer_reference,
        'orderReference', c.order_reference, 'publicBody', c.public_body, 'invoiceChannel', c.invoice_channel,
        'electronicAddress', c.electronic_address, 'electronicAddressScheme', c.electronic_address_scheme,
        'delivery', case when c.shipping_street is not null or c.shipping_city is not null then json_build_object('street', c.shipping_street,
          'city', c.shipping_city, 'zip', c.shipping_zip, 'country', c.shipping_country) end`;

/** Returns the current data of the organisation and a customer, for papers that are created anew each time. */
export async function partiesToday(em: EntityManager, customerId: number): Promise<PartiesToday> {
  const { rows } = await sql<PartiesToday>`select c.language, o.time_zone as "timeZone",
      ${sellerColumn},
      json_build_object(${buyerPairs}, 'contactName', null) as buyer
    from customer c cross join organisation o where c.id = ${customerId}`.execute(em.getKysely());
  if (!rows[0]) throw new Error(`There is no customer ${customerId}, or the organisation is missing`);
  return rows[0];
}

/** Returns the current data of the organisation and a vendor. A vendor has no language of its own: the paper is in that of the organisation. */
export async function vendorPartiesToday(em: EntityManager, vendorId: number): Promise<PartiesToday> {
  const { rows } = await sql<PartiesToday>`select o.language, o.time_zone as "timeZone",
      ${sellerColumn},
      json_build_object('name', v.name, 'legalCode', v.legal_code, 'vatCode', v.vat_code, 'street', v.street, 'city', v.city,
        'zip', v.zip, 'country', v.country, 'email', v.email, 'phone', v.phone, 'contactName', null, 'buyerReference', null) as buyer
    from vendor v cross join organisation o where v.id = ${vendorId}`.execute(em.getKysely());
  if (!rows[0]) throw new Error(`There is no vendor ${vendorId}, or the organisation is missing`);
  return rows[0];
}
