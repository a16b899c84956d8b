import { partyKindNamed } from '../../firm/party/party.headings.ts';
import { plainCode } from '../../firm/party/alike.rules.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { chosenWord, filled } from '../../platform/imports/cell-values.ts';
import type { ImportInput } from '../../platform/imports/import.input.ts';
import { readCells, type ImportCells, type ImportFile } from '../../platform/imports/read-cells.ts';
import { simpleName } from '../../platform/imports/simple-name.ts';
import { activeWords } from '../../platform/imports/yes-no.ts';
import { countryNamed } from '../../platform/values/country-names.ts';
import { plainAccount } from '../vendor/vendor.rules.ts';
import { vendorImportNames, type VendorImportField } from './vendor-import.columns.ts';

export type ReadVendor = {
  cells: ImportCells<VendorImportField>;
  /** Only what a cell says. */
  vendor: Record<string, string | number | boolean>;
  category: string | null;
};
export type ReadVendors = Omit<ImportFile<VendorImportField>, 'rows'> & { vendors: ReadVendor[] };

const texts = ['name', 'legalCode', 'vatCode', 'email', 'phone', 'website', 'street', 'city', 'zip', 'notes'] as const;

/** Two rows are one vendor by company code, VAT code or account; by name where neither row has a code. */
export function vendorKeys({ legalCode, vatCode, account, name, country }: ReadVendor['vendor']): string[] {
  return [
    ...(legalCode ? [`code ${country ?? ''} ${plainCode(String(legalCode))}`] : []),
    ...(vatCode ? [`vat ${plainCode(String(vatCode))}`] : []),
    ...(account ? [`account ${String(account)}`] : []),
    ...(name && !legalCode && !vatCode ? [`name ${simpleName(String(name))}`] : []),
  ];
}

/** Reads a list of vendors, a row for each. Categories and vendors that are there already are looked up elsewhere. Throws as `readCells` does. */
export function readVendors(input: ImportInput): ReadVendors {
  const { rows, ...file } = readCells(input, vendorImportNames, { numbers: ['paymentTermsDays'], required: ['name'] });
  const vendors = rows.map((cells): ReadVendor => {
    const account = cells.text('account');
    const vendor = filled({
      ...Object.fromEntries(texts.map((field) => [field, cells.text(field)])),
      kind: chosenWord(cells, 'kind', partyKindNamed),
      country: chosenWord(cells, 'country', countryNamed),
      currency: cells.text('currency')?.toUpperCase(),
      paymentTermsDays: cells.number('paymentTermsDays'),
      account: account && plainAccount(account),
      active: cells.yesNo('active', activeWords),
    });
    return { cells, vendor, category: cells.text('category') };
  });
  return { ...file, vendors };
}

/**
 * Refuses another bank account of a vendor that is there already: a list is the easiest place to hide one, and nobody who pays would be told. Throws
 * DomainError `vendor.account_by_import` at `account`.
 */
export function assertSameAccount(account: string | null | undefined, { account: known }: { account?: string | null }): void {
  if (!account || plainAccount(account) === (known ?? '')) return;
  throw new DomainError('vendor.account_by_import', undefined, { account: { code: 'vendor.account_by_import' } });
}
