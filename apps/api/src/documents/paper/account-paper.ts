import { fileURLToPath } from 'node:url';
import { draw } from '../../platform/pdf/typst.ts';
import type { DocumentSnapshot } from '../snapshot.ts';
import { buyerOf, sellerOf } from './paper-page.ts';
import { paperFormat } from './paper-format.ts';
import { paperWords } from './paper-words.ts';

export type AccountColumn = {
  title: string;
  /** Aligned to the right. */ figure: boolean;
  /** Takes the remaining width. */ wide: boolean;
};
type AccountCell = { text: string; under: string };
export type AccountList = { title: string | null; columns: AccountColumn[]; rows: { cells: AccountCell[]; strong: boolean }[] };

/** The full content of the paper, as texts in its language. */
export type AccountPaper = Pick<DocumentSnapshot, 'seller' | 'buyer' | 'language'> & {
  title: string;
  /** The line under the title, such as the period. */
  number: string;
  /** The label of the recipient. */
  buyerTitle: string;
  facts: [label: string, text: string][];
  dueLabel: string;
  due: string;
  intro: string[];
  lists: AccountList[];
  /** The statement that both parties sign, and the fields that each fills in. */
  agreement: { said: string[]; signs: { name: string; asked: string[] }[] } | null;
  logo: Uint8Array | null;
};

const template = fileURLToPath(new URL('./account.typ', import.meta.url));

/** Returns a cell with a smaller text below. */
export const cell = (text: string, under = ''): AccountCell => ({ text: text.trim(), under });

/** Creates the PDF of a paper that lists amounts, in a separate process. */
export function drawAccount({ seller, buyer, buyerTitle, logo, language, ...page }: AccountPaper): Promise<Buffer> {
  const words = paperWords[language];
  const format = paperFormat(language, 'EUR');
  return draw({
    template,
    page: {
      ...page,
      lang: language === 'no' ? 'nb' : language,
      secondTitle: null,
      stamp: null,
      seller: sellerOf({ seller }, words, format, language),
      buyer: { ...buyerOf({ buyer }, words, format, language), title: buyerTitle },
      words: { page: words.page('%1', '%2').split(/%1|%2/) },
      footer: [seller.name, seller.website, seller.email, seller.phone].filter(Boolean),
    },
    qr: null,
    logo,
  });
}
