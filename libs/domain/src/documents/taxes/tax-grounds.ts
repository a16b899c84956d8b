import type { Code } from '../../messages.ts';
import type { PartyKind } from '../../firm/party/party.ts';
import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';
import { DomainError, type Params } from '../../platform/errors/domain-error.ts';

type Seller = { country: string; isVatRegistered: boolean };
type Buyer = { kind?: PartyKind; country: string; vatCode?: string | null; legalCode?: string | null };
type Tax = { category: TaxCategory; exemptionReason?: string | null };
export type GroundsOf = {
  seller: Seller;
  buyer: Buyer;
  taxes: readonly Tax[];
  /** The document has a date of supply, or each of its lines a period. */
  hasSupplyDate: boolean;
};
type GroundProblem = { code: Code; params?: Params; field: 'lines' | 'customerId' | 'supplyDate' };

const union = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));
/** Is an exemption reason required? By EN 16931 for all categories but S and Z, in Lithuania (PVM law art. 80) for Z too. */
const needsReason = (category: TaxCategory, country: string): boolean =>
  category !== 'S' && (category !== 'Z' || country === 'LT');

/**
 * Returns what is missing for the taxes of a document, by EN 16931 (BR-E, BR-AE, BR-IC, BR-G, BR-O) and the law of the seller's country. Shown
 * while typing, and checked when the document is issued. Example: reverse charge for a buyer without a VAT code is `[{ code:
 * 'document.buyer_vat_code', … }]`.
 */
export function missingGrounds({ seller, buyer, taxes, hasSupplyDate }: GroundsOf): GroundProblem[] {
  const categories = new Set(taxes.map(({ category }) => category));
  const problems: GroundProblem[] = [];
  const add = (field: GroundProblem['field'], code: Code, params?: Params) =>
    problems.push({ field, code, ...(params && { params }) });
  if (categories.has('O') && categories.size > 1) add('lines', 'document.outside_vat_mixed');
  if (categories.has('O') && seller.isVatRegistered) add('lines', 'document.outside_vat_registered');
  const unreasoned = taxes.filter((tax) => needsReason(tax.category, seller.country) && !tax.exemptionReason?.trim());
  if (unreasoned.length)
    add('lines', 'document.ground_missing', { categories: unreasoned.map((tax) => tax.category).join(', ') });
  const isIdentified = Boolean(buyer.vatCode || (buyer.legalCode && !union.has(buyer.country) && buyer.country !== 'NO'));
  if (categories.has('AE') && (buyer.kind === 'person' ? !buyer.vatCode : !isIdentified))
    add('customerId', 'document.buyer_vat_code');
  if (categories.has('K')) {
    if (!buyer.vatCode && !categories.has('AE')) add('customerId', 'document.buyer_vat_code');
    const isWithin = union.has(seller.country) && union.has(buyer.country) && seller.country !== buyer.country;
    if (!isWithin) add('customerId', 'document.not_within_union');
    if (!hasSupplyDate) add('supplyDate', 'document.supply_date_missing');
  }
  const isExported = union.has(seller.country) ? !union.has(buyer.country) : buyer.country !== seller.country;
  if (categories.has('G') && !isExported) add('customerId', 'document.not_exported');
  return problems;
}

/** Requires everything that the taxes need. Throws DomainError with the first of `missingGrounds`, and all of them at their fields. */
export function assertGrounds(document: GroundsOf): void {
  const problems = missingGrounds(document);
  const [first] = problems;
  if (!first) return;
  const fields = Object.fromEntries([...problems].reverse().map(({ field, ...problem }) => [field, problem]));
  throw new DomainError(first.code, first.params, fields);
}
