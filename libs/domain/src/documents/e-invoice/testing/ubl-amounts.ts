import { at, textAt, type XmlNode } from './xml-tree.ts';

// A second computation of a file's totals, which shares no code with the first: big integers, no decimals.

const places = 12;
const one = 10n ** BigInt(places);

/** Returns a decimal text as a multiple of 10⁻¹². */
function exact(text = '0'): bigint {
  const [, sign, whole = '0', rest = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(text) ?? [];
  const value = BigInt(whole) * one + BigInt(rest.slice(0, places).padEnd(places, '0'));
  return sign ? -value : value;
}

/** Rounds a fraction to cents, half away from zero. */
function cents(numerator: bigint, denominator: bigint): bigint {
  const below = numerator < 0n !== denominator < 0n;
  const [top, bottom] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  const rounded = (top * 200n + bottom) / (bottom * 2n);
  return below ? -rounded : rounded;
}
const money = (text: string | undefined): bigint => cents(exact(text), one);
const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);

function adjusted(node: XmlNode, indicator: 'true' | 'false', key?: string): bigint {
  const ones = at(node, 'cac:AllowanceCharge').filter((found) => textAt(found, 'cbc:ChargeIndicator') === indicator);
  const wanted = key === undefined ? ones : ones.filter((found) => rowKey(found, 'cac:TaxCategory') === key);
  return sumOf(wanted.map((found) => money(textAt(found, 'cbc:Amount'))));
}

const rowKey = (node: XmlNode, path: string): string =>
  `${textAt(node, `${path}/cbc:ID`)} ${exact(textAt(node, `${path}/cbc:Percent`))}`;

/** Returns the errors in the amounts of a UBL invoice or credit note, by EN 16931 without any tolerance. */
export function wrongAmounts(root: XmlNode): string[] {
  const wrong: string[] = [];
  const same = (what: string, is: bigint, wanted: bigint): void => {
    if (is !== wanted) wrong.push(`${what} is ${is} and not ${wanted}`);
  };
  const lines = [...at(root, 'cac:InvoiceLine'), ...at(root, 'cac:CreditNoteLine')];
  for (const line of lines) {
    const quantity = exact(textAt(line, 'cbc:InvoicedQuantity') ?? textAt(line, 'cbc:CreditedQuantity'));
    const product = quantity * exact(textAt(line, 'cac:Price/cbc:PriceAmount'));
    const gross = cents(product, exact(textAt(line, 'cac:Price/cbc:BaseQuantity') ?? '1') * one);
    const net = gross + adjusted(line, 'true') - adjusted(line, 'false');
    same(`line ${textAt(line, 'cbc:ID')}`, money(textAt(line, 'cbc:LineExtensionAmount')), net);
  }
  const netOf = (line: XmlNode): bigint => money(textAt(line, 'cbc:LineExtensionAmount'));
  const total = (name: string): bigint => money(textAt(root, `cac:LegalMonetaryTotal/cbc:${name}`));
  const net = sumOf(lines.map(netOf)) - adjusted(root, 'false') + adjusted(root, 'true');
  same('BT-106', total('LineExtensionAmount'), sumOf(lines.map(netOf)));
  same('BT-107', total('AllowanceTotalAmount'), adjusted(root, 'false'));
  same('BT-108', total('ChargeTotalAmount'), adjusted(root, 'true'));
  same('BT-109', total('TaxExclusiveAmount'), net);
  const rows = at(root, 'cac:TaxTotal/cac:TaxSubtotal');
  for (const row of rows) {
    const key = rowKey(row, 'cac:TaxCategory');
    const own = lines.filter((line) => rowKey(line, 'cac:Item/cac:ClassifiedTaxCategory') === key).map(netOf);
    const base = sumOf(own) - adjusted(root, 'false', key) + adjusted(root, 'true', key);
    same(`BT-116 of ${key}`, money(textAt(row, 'cbc:TaxableAmount')), base);
  }
  const tax = sumOf(rows.map((row) => money(textAt(row, 'cbc:TaxAmount'))));
  same('BT-110', money(textAt(root, 'cac:TaxTotal/cbc:TaxAmount')), tax);
  same('BT-112', total('TaxInclusiveAmount'), net + tax);
  same('BT-115', total('PayableAmount'), net + tax - total('PrepaidAmount') + total('PayableRoundingAmount'));
  return wrong;
}

/**
 * Returns the errors in the tax of each rate, computed once on its base (BT-117). Prices with tax are rounded from the other side and may be a
 * cent off.
 */
export const wrongTaxes = (root: XmlNode, slack: bigint): string[] =>
  at(root, 'cac:TaxTotal/cac:TaxSubtotal').flatMap((row) => {
    const base = exact(textAt(row, 'cbc:TaxableAmount'));
    const wanted = cents(base * exact(textAt(row, 'cac:TaxCategory/cbc:Percent')), one * one * 100n);
    const is = money(textAt(row, 'cbc:TaxAmount'));
    const off = is > wanted ? is - wanted : wanted - is;
    return off > slack ? [`BT-117 is ${is} and not ${wanted}`] : [];
  });
