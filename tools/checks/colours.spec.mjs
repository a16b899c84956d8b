// Components take colours from the theme by name, so that their contrast is that of platform/theme/contrast.test.ts in both skins, and
// leave the focus to the dialogs, which give it back.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const source = new URL('../../apps/admin/src/', import.meta.url).pathname;
const lines = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !/\.(test|spec)\.|platform\/theme\//.test(file))
  .flatMap((file) =>
    readFileSync(source + file, 'utf8')
      .split('\n')
      .map((line, at) => ({ file, place: `${file}:${at + 1}`, line })),
  );

const texts = [
  ...['text.primary', 'text.secondary', 'kontor.link', 'primary.main', 'secondary.main', 'error.main'],
  ...['primary.contrastText', 'secondary.contrastText'],
  'common.black', // in print
  'text.disabled', // of what cannot be chosen, which nobody has to read
];
const isText = (name) => !name.includes('.') || texts.includes(name) || name.startsWith('kontor.tone.');
/** What has the same colours in both skins: the mark of the firm, and what is printed or photographed from the screen. */
const besideTheSkin = ['platform/page/brand.tsx', 'people/account/QrCode.tsx', 'documents/paper/PrintedPaper.tsx'];

const namedTexts = ({ place, line }) =>
  [...line.matchAll(/(?<![\w-])color: '([a-z][\w.]*)'/gi)]
    .filter(([, name]) => !isText(name))
    .map(([found]) => `${place}: ${found}`);
const ownColour = ({ file, line }) =>
  !besideTheSkin.includes(file) && /(?<!&)#(?:[0-9a-f]{3}|[0-9a-f]{6})\b(?=['" ;)])|\brgba?\(/i.test(line);
const keepsFocus = ({ line }) => /disableRestoreFocus/.test(line);

const sample = (line) => ({ file: 'a.tsx', place: 'a.tsx:1', line });

it('finds what it looks for', () => {
  expect(namedTexts(sample("sx={{ color: 'text.faint', bgcolor: 'kontor.raised' }}"))).toEqual(["a.tsx:1: color: 'text.faint'"]);
  expect(ownColour(sample("sx={{ color: '#777' }}"))).toBe(true);
  expect(ownColour(sample("background: 'rgb(1 2 3)',"))).toBe(true);
  expect(keepsFocus(sample('<Dialog open disableRestoreFocus>'))).toBe(true);
  expect(lines.length).toBeGreaterThan(10_000);
});

it('writes texts in colours whose contrast is checked', () => {
  expect(lines.flatMap(namedTexts)).toEqual([]);
});

it('names no colour outside the theme', () => {
  expect(lines.filter(ownColour).map(({ place, line }) => `${place}: ${line.trim().slice(0, 90)}`)).toEqual([]);
});

it('gives the focus back where a dialog or a menu closes', () => {
  expect(lines.filter(keepsFocus).map(({ place }) => place)).toEqual([]);
});
