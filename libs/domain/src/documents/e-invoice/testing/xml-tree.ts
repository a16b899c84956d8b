export type XmlNode = { name: string; attributes: Record<string, string>; children: XmlNode[]; text: string };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string): string => text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** Reads the XML that we write: elements, attributes and text. Throws RangeError for elements closed in the wrong order. */
export function xmlTree(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, closing, name = '', given = '', text = ''] of xml.matchAll(/<(?![?!])(\/?)([\w:.-]+)([^>]*)>([^<]*)/g)) {
    if (closing) {
      if (open.pop()?.name !== name) throw new RangeError(`${name} is closed where it is not open`);
      continue;
    }
    const attributes = Object.fromEntries(
      [...given.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, plain(value)]),
    );
    const node: XmlNode = { name, attributes, children: [], text: plain(text) };
    open.at(-1)?.children.push(node);
    open.push(node);
  }
  if (open.length !== 1 || !root.children[0]) throw new RangeError('An element is not closed');
  return root.children[0];
}

/** Returns all elements at a path below a node. Example: `at(invoice, 'cac:TaxTotal/cbc:TaxAmount')`. */
export const at = (node: XmlNode, path: string): XmlNode[] =>
  path
    .split('/')
    .reduce<XmlNode[]>((found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)), [node]);

export const textAt = (node: XmlNode, path: string): string | undefined => at(node, path)[0]?.text;
export const everyNode = (node: XmlNode): XmlNode[] => [node, ...node.children.flatMap(everyNode)];
