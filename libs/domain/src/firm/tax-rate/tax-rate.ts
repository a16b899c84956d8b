/** Categories of EN 16931: S rated, Z zero-rated, E exempt, AE reverse charge, K intra-community goods, G export, O outside VAT. */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const;
export type TaxCategory = (typeof taxCategories)[number];

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
