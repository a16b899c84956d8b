// Reads from disk what the bundler puts into chunks (platform/help/bundledTexts.ts).
import { readdir, readFile } from 'node:fs/promises';

const from = (language) => async () => {
  const folder = new URL(`../../docs/user/${language}/`, import.meta.url);
  const files = (await readdir(folder)).sort();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [`docs/user/${language}/${file}`, await readFile(new URL(file, folder), 'utf8')]),
    ),
  );
};

export const bundledTexts = { en: from('en'), lt: from('lt'), no: from('no') };
