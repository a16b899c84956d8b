import type { XmlNode } from '../ubl/xml-node.ts';

export { at, textAt, type XmlNode } from '../ubl/xml-node.ts';

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

export const everyNode = (node: XmlNode): XmlNode[] => [node, ...node.children.flatMap(everyNode)];
