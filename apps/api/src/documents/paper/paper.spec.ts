import { afterAll, describe, expect, it } from '@jest/globals';
import type { Language } from '@kontor/domain';
import { pagesOf } from '../../../test/pdf-text.ts';
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

  it('may have no date that it asks something by', () => {
    const { page } = paperPage({ ...aPaper({ dueDate: null }), words });
    expect(JSON.stringify(page)).not.toContain('Valid until');
  });
});
