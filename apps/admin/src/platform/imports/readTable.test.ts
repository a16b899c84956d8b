import { describe, expect, it } from '@jest/globals';
import { parseCsv } from '@kontor/domain';
import { strToU8, zipSync } from 'fflate';
import { kindOfFile, readTable, type Table } from './readTable.ts';

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const sheetOf = (rows: string): string => `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`;
const workbook = (rows: string, more: Record<string, string> = {}): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': `<workbook ${main} xmlns:r="r"><sheets><sheet name="Old" state="hidden" r:id="a"/><sheet name="Items" r:id="b"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/><Relationship Id="b" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
        'xl/worksheets/sheet1.xml': sheetOf('<row r="1"><c r="A1"><v>1</v></c></row>'),
        'xl/worksheets/sheet2.xml': sheetOf(rows),
        ...more,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  );
const read = (bytes: Uint8Array | string): Promise<Table> => readTable(new File([bytes as BlobPart], 'table'), 'en');
const rowsOf = async (bytes: Uint8Array) => {
  const table = await read(bytes);
  if ('other' in table) throw new Error(table.other);
  return parseCsv(table.content).rows.map(({ line, cells }) => [line, ...cells]);
};

describe('an Excel workbook', () => {
  it('is read from its first visible sheet: texts, numbers, dates, percents, and the row of the sheet', async () => {
    const styles = `<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="0.00&quot; h&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="9"/><xf numFmtId="165"/></cellXfs></styleSheet>`;
    const strings = `<sst ${main}><si><t>Name</t></si><si><r><t>Po</t></r><r><t>pier, "A4"</t></r></si></sst>`;
    const rows = `
      <row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="inlineStr"><is><t>Price</t></is></c><c r="C2" t="str"><v>From</v></c><c r="D2" t="inlineStr"><is><t>VAT</t></is></c></row>
      <row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4"><v>1.234</v></c><c r="C4" s="1"><v>45992</v></c><c r="D4" s="3"><v>0.21</v></c><c r="F4" s="1"/></row>
      <row r="5"><c r="A5"><v>37061234567</v></c><c r="B5" s="4"><v>0.30000000000000004</v></c><c r="C5" s="2"><v>45992.5</v></c></row>
      <row r="6"><c r="A6" t="b"><v>1</v></c></row>`;
    expect(await rowsOf(workbook(rows, { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': strings }))).toEqual([
      [2, 'Name', 'Price', 'From', 'VAT'],
      [4, 'Popier, "A4"', '1.2340', '2025-12-01', '21%'],
      [5, '37061234567', '0.3', '2025-12-01 12:00', ''],
      [6, 'TRUE', '', '', ''],
    ]);
  });

  it('without a sheet in sight is told for what it is', async () => {
    expect(await read(workbook('', { 'xl/_rels/workbook.xml.rels': '<Relationships/>' }))).toEqual({ other: 'archive' });
  });
});

describe('another kind of file', () => {
  const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  it.each([
    ['oldWorkbook', latin('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1')],
    ['openDocument', zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet') }, { level: 0 })],
    ['word', zipSync({ 'word/document.xml': strToU8('<w/>') })],
    ['numbers', zipSync({ 'Index/Document.iwa': strToU8('x') })],
    ['archive', zipSync({ 'a.csv': strToU8('x') })],
    ['pdf', latin('%PDF-1.7')],
    ['picture', latin('\u0089PNG\r\n')],
    ['picture', latin('\u0000\u0000\u0000\u0018ftypheic')],
    ['picture', latin('RIFF\u0000\u0000\u0000\u0000WEBP')],
    ['xml', strToU8('\ufeff<?xml version="1.0"?>')],
    ['json', strToU8('[{"name": "A"}]')],
  ] as const)('is called by its name: %s', async (kind, bytes) => expect(await read(bytes)).toEqual({ other: kind }));

  it.each(['Name;Price', '"Name","Price"', '[Draft] name;price', ''])('is not seen in %j', (text) =>
    expect(kindOfFile(strToU8(text))).toBeUndefined(),
  );
});
