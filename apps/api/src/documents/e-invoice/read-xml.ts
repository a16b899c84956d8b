import { DomainError, type XmlNode } from '@kontor/domain';
import { SaxesParser } from 'saxes';
import { othersFirst } from '../../platform/context/turns.ts';

const cii = 'urn:un:unece:uncefact:data:standard:';
/** The prefixes by which our code calls the namespaces of UBL and CII, whatever a file calls them. */
const prefixes: Record<string, string> = {
  'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2': '',
  'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2': '',
  'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2': 'cac:',
  'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2': 'cbc:',
  [`${cii}CrossIndustryInvoice:100`]: 'rsm:',
  [`${cii}ReusableAggregateBusinessInformationEntity:100`]: 'ram:',
  [`${cii}UnqualifiedDataType:100`]: 'udt:',
  [`${cii}QualifiedDataType:100`]: 'qdt:',
};
/** An invoice of 500 lines with all that EN 16931 knows has some 20,000 elements, at most nine deep. */
const mostElements = 200_000;
const deepest = 50;
const chunk = 65_536;

/**
 * Reads the XML of an e-invoice. A document type is refused, and with it entities of its own, which could grow without end or fetch files; the
 * parser expands none in any case. Elements of other namespaces keep their local name in braces, so that no path finds them. Throws DomainError
 * `received.broken` with the line, `received.has_doctype` or `received.too_deep`.
 */
export function readXml(xml: string): XmlNode {
  const { parser, whole } = parserOf(xml);
  parser.write(xml);
  return whole();
}

/** The same of a file of any length: others come first every now and then, since five thousand lines take a third of a second. */
export async function readXmlInTurns(xml: string): Promise<XmlNode> {
  const { parser, whole } = parserOf(xml);
  for (let at = 0; at < xml.length; at += chunk) {
    await othersFirst();
    parser.write(xml.slice(at, at + chunk));
  }
  return whole();
}

function parserOf(xml: string): { parser: SaxesParser; whole: () => XmlNode } {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let count = 0;
  const parser = new SaxesParser({ xmlns: true, position: true });
  const refuse = (error: DomainError): never => {
    throw error;
  };
  parser.on('doctype', () => refuse(new DomainError('received.has_doctype')));
  parser.on('error', () => refuse(new DomainError('received.broken', { line: parser.line })));
  parser.on('opentag', ({ uri, local, attributes }) => {
    count += 1;
    if (count > mostElements || open.length > deepest) refuse(new DomainError('received.too_deep'));
    const prefix = prefixes[uri];
    const node: XmlNode = { name: prefix === undefined ? `{${local}}` : prefix + local, attributes: {}, children: [], text: '' };
    for (const { prefix: of, local: name, value } of Object.values(attributes)) if (of === '') node.attributes[name] = value;
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  const add = (text: string): void => {
    const node = open.at(-1);
    // What stands between elements is white space.
    if (node && node.children.length === 0) node.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const node = open.pop();
    if (node?.children.length) node.text = '';
  });
  // The usual place, found without reading thousands of declarations first.
  const declared = xml.indexOf('<!DOCTYPE');
  if (declared >= 0 && declared < xml.search(/<[A-Za-z_]/)) refuse(new DomainError('received.has_doctype'));
  const whole = (): XmlNode => {
    parser.close();
    return root.children[0] ?? refuse(new DomainError('received.broken', { line: 1 }));
  };
  return { parser, whole };
}

/** Decodes the bytes of an XML file by its byte order mark or its declaration; UTF-8 by default. Throws DomainError `received.broken`. */
export function xmlText(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const said = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8';
  const marked = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : said;
  try {
    return new TextDecoder(marked, { fatal: true }).decode(bytes);
  } catch {
    throw new DomainError('received.broken', { line: 1 });
  }
}
