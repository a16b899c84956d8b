import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  codesApart,
  DomainError,
  oddCodes,
  vendorCodes,
  vendorFrom,
  vendorOf,
  type CodeApart,
  type EInvoice,
  type ReceivingVendor,
  type VendorInput,
} from '@kontor/domain';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { createOne } from '../../platform/rest/writing.ts';
import { Vendor } from '../vendors/vendor.entity.ts';

type Found = ReceivingVendor & { name: string; country: string; legalCode: string | null; vatCode: string | null };

/** A code without punctuation, as the domain compares it. */
const plain = (column: string) => sql.raw(`upper(regexp_replace("${column}", '[\\s./-]', '', 'g'))`);

/** Finds the vendor that sent an e-invoice, or makes it. Throws DomainError `received.vendor_unknown` for people who may not add vendors. */
export async function vendorOfFile(
  em: EntityManager,
  invoice: EInvoice,
  country: string,
): Promise<{
  vendor: ReceivingVendor;
  isNewVendor: boolean;
  badCodes?: string[];
  codesApart?: CodeApart[];
  vendorName?: string;
}> {
  const codes = vendorCodes(invoice);
  const { rows } = await sql<Found>`select id, name, country, legal_code as "legalCode", vat_code as "vatCode", account,
      payment_terms_days as "paymentTermsDays", category_id as "categoryId", tax_rate_id as "taxRateId"
    from vendor where exists (select 1 from unnest(${codes}::text[]) as c(core)
        where strpos(${plain('vat_code')}, core) > 0 or strpos(${plain('legal_code')}, core) > 0)
      or legal_code is null and vat_code is null or lower(name) = lower(${invoice.seller.name}) order by active desc, id`.execute(
    em.getKysely(),
  );
  const known = vendorOf(invoice, rows);
  if (known) return { vendor: known, isNewVendor: false, codesApart: codesApart(invoice.seller, known), vendorName: known.name };
  if (!allows(actor().ability, 'create', 'Vendor'))
    throw new DomainError('received.vendor_unknown', { name: invoice.seller.name });
  const { input, badCodes } = withoutBadCodes(vendorFrom(invoice, country));
  const vendor = await createOne(em, Vendor, input, { ...input, ...(input.account && broughtBy(invoice)) });
  const { id, account, paymentTermsDays, categoryId, taxRateId } = vendor as ReceivingVendor;
  return { vendor: { id, account, paymentTermsDays, categoryId, taxRateId }, isNewVendor: true, badCodes };
}

/** An account that came with a file is held back from payment runs until somebody who may pay confirms it. */
const broughtBy = ({ number }: EInvoice) => ({ accountChangedAt: clock.now(), accountFromEInvoice: number.slice(0, 50) });

/** A code whose check digit does not fit would be refused; it stays in the file, and the person is told. */
function withoutBadCodes(input: VendorInput): { input: VendorInput; badCodes: string[] } {
  const odd = oddCodes({ ...input, legalCode: input.legalCode ?? null, vatCode: input.vatCode ?? null });
  const bad = (['legalCode', 'vatCode'] as const).filter((field) => odd[field]);
  return {
    input: { ...input, ...Object.fromEntries(bad.map((field) => [field, null])) },
    badCodes: bad.flatMap((field) => input[field] ?? []),
  };
}
