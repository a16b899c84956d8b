import { afterAll, describe, expect, it } from '@jest/globals';
import type { Language } from '@kontor/domain';
import { pagesOf, placesOf } from '../../../test/pdf-text.ts';
import { stopDrawing } from '../../platform/pdf/typst.ts';
import { paperPage } from './paper-page.ts';
import type { KindWords } from './paper-words.ts';
import { aPaper } from './paper.sample.ts';
import { drawPaper } from './paper.ts';

const offer: KindWords = {
  title: 'Offer',
  vatTitle: 'Offer',
  number: 'Offer number',
  date: 'Offer date',
  dueDate: 'Valid until',
  due: 'Total',
};
const words: Record<Language, KindWords> = {
  en: offer,
  lt: { ...offer, title: 'Pasiūlymas', vatTitle: 'Pasiūlymas' },
  no: { ...offer, title: 'Tilbud', vatTitle: 'Tilbud' },
};

afterAll(stopDrawing);

describe('the paper of another kind of document', () => {
  it('has the name, the number and the dates that the kind calls its own, and asks for no money without an account', async () => {
    const offered = { ...aPaper({ number: 'EST-2026-0007', bankAccount: null }), words };
    const text = (await pagesOf(await drawPaper(offered))).join(' ');
    for (const part of ['Offer', 'Pasiūlymas', 'EST-2026-0007', 'Offer date', 'Valid until', 'Total'])
      expect(text).toContain(part);
    for (const part of ['Invoice', 'Amount due', 'Scan to pay', 'IBAN']) expect(text).not.toContain(part);
  });

  it('breaks the name of a firm between its words, and parts only one that is wider than the column', async () => {
    const named = async (name: string): Promise<string> => {
      const paper = aPaper();
      return (await pagesOf(await drawPaper({ ...paper, buyer: { ...paper.buyer, name }, words }))).join(' ');
    };
    for (const name of [
      'Tarptautinio transporto logistikos bendrovė, UAB',
      'Internasjonal transportorganisasjon konsulenttjenester AS',
    ])
      for (const word of name.split(' ')) expect(await named(name)).toContain(word);
    expect(await named('Telekommunikasjonsutbyggingsselskapet AS')).not.toContain('Telekommunikasjonsutbyggingsselskapet');
  });

  it('sets the number clear of the title above it', async () => {
    const places = await placesOf(await drawPaper({ ...aPaper({ number: 'EST-2026-0007' }), words }));
    const title = places.find(({ size }) => Math.round(size) === 20);
    const number = places.find(({ text }) => text.includes('EST-2026-0007'));
    expect((title?.height ?? 0) - (number?.height ?? 0)).toBeGreaterThan(15);
  });

  it.each([
    ['en', 'HUR', 4, 'h'],
    ['en', 'DAY', 1, 'day'],
    ['en', 'DAY', 3, 'days'],
    ['en', 'SET', 2, 'sets'],
    ['lt', 'SET', 2, 'rink.'],
    ['no', 'SET', 1, 'sett'],
    ['no', 'DAY', 2.5, 'dager'],
    ['en', 'XYZ', 2, 'XYZ'],
  ] as const)('writes in %s %s of %s as %s', (language, unit, quantity, expected) => {
    const paper = aPaper();
    const [line] = paper.lines.map((one) => ({ ...one, unit, quantity }));
    const { page } = paperPage({ ...paper, language, lines: line ? [line] : [], words });
    expect(page).toMatchObject({ lines: [{ unit: expected }] });
  });

  it('may have no date that it asks something by', () => {
    const { page } = paperPage({ ...aPaper({ dueDate: null }), words });
    expect(JSON.stringify(page)).not.toContain('Valid until');
  });
});
