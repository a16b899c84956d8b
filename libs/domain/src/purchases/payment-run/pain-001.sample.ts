/** One element of the schema: how often it occurs, and its children in their order or its simple type. */
type Element = {
  name: string;
  min: 0 | 1;
  many?: true;
  choice?: true;
  children?: readonly Element[];
  text?: RegExp;
  attribute?: RegExp;
};

const one = (name: string, ...children: Element[]): Element => ({ name, min: 1, children });
const optional = (element: Element): Element => ({ ...element, min: 0 });
const many = (element: Element): Element => ({ ...element, many: true });
/** Exactly one of the children. */
const choice = (name: string, ...children: Element[]): Element => ({ name, min: 1, choice: true, children });
const text = (name: string, pattern: RegExp): Element => ({ name, min: 1, text: pattern });
const max = (length: number): RegExp => new RegExp(`^[^<>]{1,${length}}$`, 'u');

const decimal = /^\d{1,17}(\.\d{1,17})?$/;
const iban = /^[A-Z]{2}\d{2}[a-zA-Z0-9]{1,30}$/;
const bic = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/;
const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const counted = /^\d{1,15}$/;

const code = (name: string, list: RegExp): Element => choice(name, text('Cd', list), text('Prtry', max(35)));
const other = (scheme: Element): Element => one('Othr', text('Id', max(35)), optional(scheme), optional(text('Issr', max(35))));
const address = one(
  'PstlAdr',
  optional(text('AdrTp', /^(ADDR|PBOX|HOME|BIZZ|MLTO|DLVY)$/)),
  ...(['Dept', 'SubDept', 'StrtNm'] as const).map((name) => optional(text(name, max(70)))),
  ...(['BldgNb', 'PstCd'] as const).map((name) => optional(text(name, max(16)))),
  ...(['TwnNm', 'CtrySubDvsn'] as const).map((name) => optional(text(name, max(35)))),
  optional(text('Ctry', /^[A-Z]{2}$/)),
);
const organisation = one('OrgId', optional(text('BICOrBEI', bic)), many(optional(other(code('SchmeNm', max(4))))));
const party = (name: string): Element =>
  one(
    name,
    optional(text('Nm', max(140))),
    optional(address),
    optional(choice('Id', organisation)),
    optional(text('CtryOfRes', /^[A-Z]{2}$/)),
  );
const account = (name: string): Element =>
  one(
    name,
    choice('Id', text('IBAN', iban), one('Othr', text('Id', max(34)), optional(code('SchmeNm', max(4))))),
    optional(code('Tp', max(4))),
    optional(text('Ccy', /^[A-Z]{3}$/)),
    optional(text('Nm', max(70))),
  );
const agent = (name: string): Element =>
  one(
    name,
    one('FinInstnId', optional(text('BIC', bic)), optional(text('Nm', max(140))), optional(other(code('SchmeNm', max(4))))),
  );
const type = one(
  'PmtTpInf',
  optional(text('InstrPrty', /^(HIGH|NORM)$/)),
  optional(code('SvcLvl', max(4))),
  optional(code('LclInstrm', max(35))),
  optional(code('CtgyPurp', max(4))),
);
const reference = one(
  'CdtrRefInf',
  optional(
    one(
      'Tp',
      choice('CdOrPrtry', text('Cd', /^(RADM|RPIN|FXDR|DISP|PUOR|SCOR)$/), text('Prtry', max(35))),
      optional(text('Issr', max(35))),
    ),
  ),
  optional(text('Ref', max(35))),
);
const transfer = one(
  'CdtTrfTxInf',
  one('PmtId', optional(text('InstrId', max(35))), text('EndToEndId', max(35))),
  optional(type),
  choice('Amt', { name: 'InstdAmt', min: 1, text: decimal, attribute: /^ Ccy="[A-Z]{3}"$/ }),
  optional(text('ChrgBr', /^(DEBT|CRED|SHAR|SLEV)$/)),
  optional(agent('CdtrAgt')),
  optional(party('Cdtr')),
  optional(account('CdtrAcct')),
  optional(code('Purp', max(4))),
  optional(one('RmtInf', many(optional(text('Ustrd', max(140)))), many(optional(one('Strd', optional(reference)))))),
);

/**
 * The part of the message that Kontor writes and banks here ask for, as the schema of ISO 20022 has it (pain.001.001.03: types `Max35Text`,
 * `IBAN2007Identifier`, `BICIdentifier`, `DecimalNumber` of 18 digits, `ActiveOrHistoricCurrencyAndAmount`).
 */
const document = one(
  'Document',
  one(
    'CstmrCdtTrfInitn',
    one(
      'GrpHdr',
      text('MsgId', max(35)),
      text('CreDtTm', instant),
      text('NbOfTxs', counted),
      optional(text('CtrlSum', decimal)),
      party('InitgPty'),
    ),
    many(
      one(
        'PmtInf',
        text('PmtInfId', max(35)),
        text('PmtMtd', /^(CHK|TRF|TRA)$/),
        optional(text('BtchBookg', /^(true|false)$/)),
        optional(text('NbOfTxs', counted)),
        optional(text('CtrlSum', decimal)),
        optional(type),
        text('ReqdExctnDt', day),
        party('Dbtr'),
        account('DbtrAcct'),
        agent('DbtrAgt'),
        optional(text('ChrgBr', /^(DEBT|CRED|SHAR|SLEV)$/)),
        many(transfer),
      ),
    ),
  ),
);

export type XmlNode = { name: string; attributes: string; children: XmlNode[]; text: string };

/** Reads well-formed XML without comments and sections, as the file for the bank is written. Throws where a tag is left open. */
export function readNodes(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: '', children: [], text: '' };
  const open = [root];
  let last = 0;
  const body = xml.replace(/^<\?xml[^>]*\?>\n/, '');
  for (const match of body.matchAll(/<(\/?)([A-Za-z][\w]*)([^<>]*)>/g)) {
    const [tag, end, name = '', attributes = ''] = match;
    const top = open.at(-1) ?? root;
    top.text += body.slice(last, match.index);
    last = match.index + tag.length;
    if (end) {
      if (top.name !== name) throw new Error(`</${name}> closes <${top.name}>`);
      open.pop();
    } else {
      const node = { name, attributes, children: [], text: '' };
      top.children.push(node);
      open.push(node);
    }
  }
  const [only] = root.children;
  if (open.length !== 1 || root.children.length !== 1 || !only) throw new Error('the file is not one whole element');
  return only;
}

function faultsOf(node: XmlNode, element: Element, path: string): string[] {
  const at = `${path}/${element.name}`;
  const plain = node.text.replace(/&(amp|lt|gt|quot|apos);/g, '+');
  const faults: string[] = [];
  if (element.text) {
    if (node.children.length) faults.push(`${at} has elements`);
    if (!element.text.test(plain)) faults.push(`${at} is "${node.text}"`);
    if (element.attribute ? !element.attribute.test(node.attributes) : node.attributes)
      faults.push(`${at} has${node.attributes}`);
    if (element.text === decimal && plain.replace('.', '').length > 18) faults.push(`${at} has more than 18 digits`);
    return faults;
  }
  if (node.text.trim()) faults.push(`${at} has text`);
  const children = element.children ?? [];
  if (element.choice && node.children.length !== 1) faults.push(`${at} is not one of its choices`);
  let place = 0;
  for (const child of children) {
    let count = 0;
    while (node.children[place]?.name === child.name && (child.many || count === 0)) {
      faults.push(...faultsOf(node.children[place] as XmlNode, child, at));
      place += 1;
      count += 1;
    }
    if (!element.choice && count === 0 && child.min === 1) faults.push(`${at} lacks ${child.name}`);
  }
  for (const rest of node.children.slice(place)) faults.push(`${at} has ${rest.name} out of place`);
  return faults;
}

/** What of a file breaks the schema, each fault with its path; empty for a valid one. */
export const schemaFaults = (xml: string): string[] => faultsOf(readNodes(xml), document, '');
