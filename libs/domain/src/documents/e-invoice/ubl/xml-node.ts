/** An element as read. Names have the usual prefixes of UBL (`cac:`, `cbc:`) and CII (`rsm:`, `ram:`, `udt:`, `qdt:`), whatever prefixes the file chose. */
export type XmlNode = { name: string; attributes: Record<string, string>; children: XmlNode[]; text: string };

/** Returns all elements at a path below a node; the node itself at `.`. Example: `at(invoice, 'cac:TaxTotal/cbc:TaxAmount')`. */
export function at(node: XmlNode, path: string): XmlNode[] {
  let found: XmlNode[] = [node];
  if (path === '.') return found;
  for (const name of path.split('/')) {
    const next: XmlNode[] = [];
    for (const { children } of found) for (const child of children) if (child.name === name) next.push(child);
    found = next;
  }
  return found;
}

/** Returns the text of the first element at a path; undefined if there is none. */
export const textAt = (node: XmlNode, path: string): string | undefined => at(node, path)[0]?.text;
