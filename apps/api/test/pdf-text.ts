import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What stands on each page of a PDF, as text. */
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
