import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page of a PDF. */
export async function pagesOf(content: Uint8Array): Promise<string[]> {
  const reading = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const pdf = await reading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/[\s\u00a0]+/g, ' '),
    );
  }
  await reading.destroy();
  return pages;
}

/** The texts of the first page with their size and their height above its foot, in points. */
export async function placesOf(content: Uint8Array): Promise<{ text: string; size: number; height: number }[]> {
  const reading = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const { items } = await (await (await reading.promise).getPage(1)).getTextContent();
  const places = items.flatMap((item) =>
    'str' in item ? [{ text: item.str, size: Number(item.transform[3]), height: Number(item.transform[5]) }] : [],
  );
  await reading.destroy();
  return places;
}
