import { fileSizeLimit } from '@kontor/domain';
import { useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { PaperPane } from './PaperPane.tsx';

type Props = { files: readonly File[]; onChange: (files: readonly File[]) => void };

/** The papers chosen for a bill that is not saved yet; they are uploaded with it. */
export const WaitingPapers = ({ files, onChange }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const papers = useMemo(
    () =>
      files.map((file, at) => ({
        key: `w${at}-${file.name}-${file.lastModified}`,
        name: file.name,
        mimeType: file.type,
        blob: file,
      })),
    [files],
  );
  const add = (chosen: File[]) => {
    const fits = chosen.filter(({ size }) => size <= fileSizeLimit);
    for (const { name } of chosen.filter((file) => !fits.includes(file)))
      notify(t('bills.paper.too_large', { name }), { type: 'error' });
    onChange([...files, ...fits]);
  };
  const remove = ({ blob }: { blob?: Blob }) => onChange(files.filter((file) => file !== blob));
  return <PaperPane papers={papers} onAdd={may('create', 'File') ? add : undefined} onRemove={remove} />;
};
