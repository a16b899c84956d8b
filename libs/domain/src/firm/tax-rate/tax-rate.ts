/** Categories of EN 16931: S rated, Z zero-rated, E exempt, AE reverse charge, K intra-community goods, G export, O outside VAT. */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const;
export type TaxCategory = (typeof taxCategories)[number];

/**
 * How the firm's sales to a customer are taxed. Domestic: as usual. EU business: goods free of tax within the EU, services by reverse charge
 * (Directive 2006/112/EC, art. 138 and 196). Export: what leaves the EU or Norway. Reverse charge: domestic sales on which the buyer owes the tax.
 */
export const taxTreatments = ['domestic', 'euBusiness', 'export', 'reverseCharge'] as const;
export type TaxTreatment = (typeof taxTreatments)[number];

export class TaxRateRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  name: string;
  /** null for category O, which has no percentage. */
  percent: number | null;
  category: TaxCategory;
  exemptionReason: string | null;
  /** Code for the Lithuanian register of invoices, such as PVM1. */
  isafCode: string | null;
  /** Norwegian SAF-T standard tax code, such as 3. */
  saftCode: string | null;
  validFrom: string;
  validTo: string | null;
  isDefault: boolean;
}
