import { DomainError } from '../../platform/errors/domain-error.ts';
import { readCii } from './cii/read-cii.ts';
import type { EInvoice } from './e-invoice.ts';
import { readUbl } from './ubl/read-ubl.ts';
import type { XmlNode } from './ubl/xml-node.ts';

const readers: Record<string, (root: XmlNode) => EInvoice> = {
  Invoice: readUbl,
  CreditNote: readUbl,
  'rsm:CrossIndustryInvoice': readCii,
};

/**
 * Reads an e-invoice in one of the two syntaxes of EN 16931: UBL 2.1, or CII as in ZUGFeRD and Factur-X. Throws DomainError
 * `received.other_kind` with the name of the root for anything else, and what `readUbl` and `readCii` throw.
 */
export function readEInvoice(root: XmlNode): EInvoice {
  const read = Object.hasOwn(readers, root.name) ? readers[root.name] : undefined;
  if (!read) throw new DomainError('received.other_kind', { kind: root.name.replace(/^\{(.*)\}$/, '$1').slice(0, 50) });
  return read(root);
}
