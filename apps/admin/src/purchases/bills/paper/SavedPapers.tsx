import type { FileRecord } from '@kontor/domain';
import { useGetList } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { useUploads } from '../../../platform/record/useUploads.ts';
import { PaperPane } from './PaperPane.tsx';
import { savedPaper } from './papers.ts';

type Props = { subject: FileRecord['subject']; subjectId: number; readOnly?: boolean };

/** The papers of a saved record; what is added is uploaded at once. */
export const SavedPapers = ({ subject, subjectId, readOnly = false }: Props) => {
  const readAgain = useReadAgain();
  const { data = [] } = useGetList<FileRecord>(
    'files',
    {
      filter: { subject, subjectId },
      sort: { field: 'createdAt', order: 'ASC' },
      pagination: { page: 1, perPage: 50 },
    },
    { enabled: may('list', 'File') },
  );
  const uploads = useUploads({ subject, subjectId });
  const mayAdd = !readOnly && may('create', 'File');
  const add = (files: File[]) => {
    uploads.add(files);
    readAgain();
  };
  return <PaperPane papers={data.map(savedPaper)} onAdd={mayAdd ? add : undefined} uploads={uploads} />;
};
