import { describe, expect, it } from '@jest/globals';
import { placeFor } from './helpAddress.ts';
import { pageOf } from './readHelp.ts';
import { searchHelp } from './searchHelp.ts';

const invoices = pageOf(
  'invoices',
  `# Sąskaitos
<!-- #invoices /invoices -->

Sąskaita pradedama kaip juodraštis.

## Siuntimas
<!-- #sending /invoices/create -->

Laiškas su **PDF** ir <b onclick="x()">numeriu</b>.

| Būsena | Reiškia |
|---|---|
| **Juodraštis** | be numerio |

## Dokumentas
<!-- #one /invoices/:id/show -->
`,
);
const vendors = pageOf('vendors', '# Tiekėjai\n<!-- #vendors /vendors -->\n\nPerkate iš jų, siuntimas pigus.');

describe('where the help speaks of a screen', () => {
  it.each([
    ['/invoices/index', { page: 'invoices', section: undefined }],
    ['/invoices/create', { page: 'invoices', section: 'sending' }],
    ['/invoices/42/show', { page: 'invoices', section: 'one' }],
    ['/invoices/42', { page: 'invoices', section: undefined }],
    ['/vendors/7', { page: 'vendors', section: undefined }],
    ['/nothing', undefined],
  ])('%s', (pathname, place) => expect(placeFor([invoices, vendors], pathname)).toEqual(place));
});

describe('searching', () => {
  const found = (query: string) => searchHelp([invoices, vendors], query).map(({ page, section }) => section ?? page);
  it('puts headings first, and does not mind case and accents', () => expect(found('SIUNTIMAS')).toEqual(['sending', 'vendors']));
  it('wants every word', () => expect(found('laiskas pdf')).toEqual(['sending']));
  it('reads tables, and nothing of HTML', () => {
    expect(found('be numerio')).toEqual(['sending']);
    expect(found('onclick')).toEqual([]);
  });
  it('answers a page once when its title has the word', () => expect(found('tiekejai')).toEqual(['vendors']));
  it('shows the words around', () =>
    expect(searchHelp([invoices], 'juodrastis')[0]?.excerpt).toBe('Sąskaita pradedama kaip juodraštis.'));
});
