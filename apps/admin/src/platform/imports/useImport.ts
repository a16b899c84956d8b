import { useRef, useState } from 'react';
import { type HttpError, useTranslate } from 'react-admin';
import { useKontor } from '../api/dataProvider.ts';
import { errorWords } from '../i18n/errorWords.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { decodeText, type Encoding } from './decodeText.ts';
import { readTable } from './readTable.ts';

/** The chosen or pasted text. Bytes are kept as long as their encoding can be chosen. */
type Source = { fileName: string; content: string; bytes?: Uint8Array; encoding?: Encoding };

type Terms<Options> = {
  /** Path of the API: `path` imports the file, `path/preview` returns what would happen. */
  path: string;
  first: Options;
  mostBytes: number;
  /** The initial options of a new file: those known from earlier files, and none that concerned only the last one. */
  prepare?: (content: string, options: Options) => Options;
  onDone: (made: { rowCount: number }) => void;
};

/** One import from choosing the file to its end. Nothing is written before the person has seen the preview. */
export function useImport<Preview, Options extends object>({
  path,
  first,
  mostBytes,
  prepare = (_content, options) => options,
  onDone,
}: Terms<Options>) {
  const t = useTranslate();
  const kontor = useKontor();
  const language = useLanguage();
  const [source, setSource] = useState<Source | null>(null);
  const [options, setOptions] = useState(first);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [skip, setSkip] = useState(false);
  const [busy, setBusy] = useState<'reading' | 'writing' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  // Several choices made quickly are read one after the other; only the last one counts.
  const latest = useRef(0);

  const attempt = async (kind: 'reading' | 'writing', work: () => Promise<void>) => {
    setBusy(kind);
    setProblem(null);
    const mine = (latest.current += 1);
    try {
      await work();
    } catch (error) {
      if (mine !== latest.current) return;
      setProblem((error as HttpError).message);
      // The preview no longer holds.
      if (kind === 'reading') setPreview(null);
    } finally {
      if (mine === latest.current) setBusy(null);
    }
  };
  const bodyOf = ({ fileName, content }: Source, chosen: Options) => ({ fileName, content, ...chosen });
  const read = async (next: Source, chosen = options, keepsPreview = false) => {
    setSource(next);
    setOptions(chosen);
    if (!keepsPreview) setPreview(null);
    await attempt('reading', async () => {
      const mine = latest.current;
      const [seen] = await Promise.all([
        kontor.call<Preview>('POST', `${path}/preview`, { body: bodyOf(next, chosen) }),
        // The problems of rows use these words.
        errorWords.load(),
      ]);
      if (mine === latest.current) setPreview(seen);
    });
  };
  const tooLarge = () => setProblem(t('imports.too_large', { size: Math.round(mostBytes / 100_000) / 10 }));
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > mostBytes) return tooLarge();
    if (file.size === 0) return setProblem(t('imports.empty'));
    setSkip(false);
    const table = await readTable(file, language);
    if ('other' in table) return setProblem(t('imports.other_kind', { kind: t(`imports.kinds.${table.other}`) }));
    // A workbook is small for what it holds.
    if (table.content.length > mostBytes) return tooLarge();
    await read({ fileName: file.name.slice(0, 200), ...table }, prepare(table.content, options));
  };
  const paste = async (content: string) => {
    if (content.length > mostBytes) return tooLarge();
    setSkip(false);
    await read({ fileName: t('imports.pasted'), content }, prepare(content, options));
  };
  const bring = async () => {
    if (!source) return;
    await attempt('writing', async () => {
      const body = { ...bodyOf(source, options), skipProblems: skip };
      const made = await kontor.call<{ rowCount: number }>('POST', path, { body });
      setSource(null);
      setPreview(null);
      onDone(made);
    });
  };
  return {
    source,
    options,
    preview,
    busy,
    problem,
    skip,
    setSkip,
    take,
    paste,
    bring,
    change: (chosen: Partial<Options>) =>
      source ? read(source, { ...options, ...chosen }, true) : setOptions({ ...options, ...chosen }),
    readAs: (encoding: Encoding) => {
      if (source?.bytes) void read({ ...source, encoding, content: decodeText(source.bytes, encoding) });
    },
  };
}

export type Importing = Pick<
  ReturnType<typeof useImport<unknown, object>>,
  'source' | 'busy' | 'problem' | 'skip' | 'setSkip' | 'take' | 'paste' | 'bring' | 'readAs'
>;
