import { unzipSync } from 'fflate';

/** Beyond this, what is in a workbook is no table that anybody imports. */
const mostBytes = 50_000_000;
const read = /^(xl\/(workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/;

const parts = (parent: Document | Element, name: string): Element[] => [...parent.getElementsByTagNameNS('*', name)];
const textIn = (parent: Element): string =>
  parts(parent, 't')
    // Readings in another script stand beside the text, not in it.
    .filter((part) => part.parentElement?.localName !== 'rPh')
    .map((part) => part.textContent)
    .join('');

type Style = 'date' | 'percent' | 'plain';

/** Formats 14 to 22 and 45 to 47 are dates and times in every workbook, 9 and 10 percents; the others are written out. */
function styleOf(id: number, code: string | undefined): Style {
  if ((id >= 14 && id <= 22) || (id >= 45 && id <= 47)) return 'date';
  if (id === 9 || id === 10) return 'percent';
  const plain = code?.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '') ?? '';
  return /[ymdh]/i.test(plain) ? 'date' : plain.includes('%') ? 'percent' : 'plain';
}

function stylesOf(document: Document | undefined): Style[] {
  if (!document) return [];
  const codes = new Map(
    parts(document, 'numFmt').map((one) => [Number(one.getAttribute('numFmtId')), one.getAttribute('formatCode') ?? '']),
  );
  const formats = parts(document, 'cellXfs').flatMap((all) => parts(all, 'xf'));
  return formats.map((one) => {
    const id = Number(one.getAttribute('numFmtId'));
    return styleOf(id, codes.get(id));
  });
}

const dayLength = 86_400_000;
/** Example: `dateOf(45992.5, false)` is `2025-12-01 12:00`. The first days count from 1900, a leap year for spreadsheets, or from 1904. */
function dateOf(value: number, from1904: boolean): string {
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, value < 60 ? 31 : 30);
  const minutes = Math.round((value * dayLength) / 60_000);
  const [date = '', time = ''] = new Date(epoch + minutes * 60_000).toISOString().split('T');
  return minutes % 1440 === 0 ? date : value < 1 ? time.slice(0, 5) : `${date} ${time.slice(0, 5)}`;
}

/** Fifteen digits, as spreadsheets show them. Three decimals get a fourth: otherwise they might be thousands. */
function numberOf(value: number): string {
  const text = Number(value.toPrecision(15)).toString();
  const plain = text.includes('e') ? value.toFixed(10).replace(/\.?0+$/, '') : text;
  return /\.\d{3}$/.test(plain) ? `${plain}0` : plain;
}

const columnOf = (reference: string): number =>
  [...(/^[A-Z]+/.exec(reference)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Returns the first visible sheet of an Excel workbook as CSV, row by row; undefined where there is none. Fails for what is no workbook. */
export function readWorkbook(bytes: Uint8Array): string | undefined {
  const files = unzipSync(bytes, { filter: ({ name, originalSize }) => read.test(name) && originalSize <= mostBytes });
  const open = (name: string): Document | undefined => {
    const content = files[name];
    return content && new DOMParser().parseFromString(new TextDecoder().decode(content), 'application/xml');
  };
  const book = open('xl/workbook.xml');
  const sheets = book ? parts(book, 'sheet') : [];
  const sheet = sheets.find((one) => !one.getAttribute('state')?.toLowerCase().includes('hidden'));
  const id = sheet && [...sheet.attributes].find(({ localName, prefix }) => localName === 'id' && prefix)?.value;
  const links = open('xl/_rels/workbook.xml.rels');
  const target =
    links &&
    parts(links, 'Relationship')
      .find((one) => one.getAttribute('Id') === id)
      ?.getAttribute('Target');
  const document = target ? open(target.startsWith('/') ? target.slice(1) : `xl/${target}`) : undefined;
  if (!book || !document) return undefined;

  const strings = open('xl/sharedStrings.xml');
  const texts = strings ? parts(strings, 'si').map(textIn) : [];
  const styles = stylesOf(open('xl/styles.xml'));
  const from1904 = parts(book, 'workbookPr').some((one) => /^(1|true)$/.test(one.getAttribute('date1904') ?? ''));
  const textOf = (cell: Element): string => {
    const kind = cell.getAttribute('t');
    if (kind === 'inlineStr') return textIn(cell);
    const value = parts(cell, 'v')[0]?.textContent ?? '';
    if (kind === 's') return texts[Number(value)] ?? '';
    if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (kind === 'd') return value.replace('T', ' ');
    if (kind === 'str' || kind === 'e' || value === '') return value;
    const style = styles[Number(cell.getAttribute('s') ?? 0)] ?? 'plain';
    if (style === 'date') return dateOf(Number(value), from1904);
    return style === 'percent' ? `${numberOf(Number(value) * 100)}%` : numberOf(Number(value));
  };

  const rows: string[][] = [];
  for (const row of parts(document, 'row')) {
    const at = Number(row.getAttribute('r') ?? rows.length + 1) - 1;
    // A line for each row, also for those that are empty: problems are told by the row of the sheet.
    while (rows.length < at) rows.push([]);
    const cells: string[] = [];
    for (const cell of parts(row, 'c')) {
      const column = columnOf(cell.getAttribute('r') ?? '');
      cells[column < 0 ? cells.length : column] = textOf(cell);
    }
    rows.push(Array.from(cells, (cell: string | undefined) => cell ?? ''));
  }
  const widthOf = (cells: string[]): number => cells.findLastIndex((cell) => cell.trim()) + 1;
  // Sheets leave out empty cells at the end of a row, and keep some that only have a colour.
  const heading = rows.map(widthOf).find((width) => width > 0) ?? 0;
  return rows
    .map((cells) => {
      const width = widthOf(cells);
      if (width === 0) return '';
      const row = [...cells.slice(0, width), ...Array<string>(Math.max(0, heading - width)).fill('')];
      return row.map(quoted).join(',');
    })
    .join('\n');
}
