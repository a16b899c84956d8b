import { classifierTypes, UserDocumentInput, type UserDocumentRecord } from '@kontor/domain';
import { Box, List, Skeleton, Typography } from '@mui/material';
import { useState, type DragEvent } from 'react';
import { SelectInput, useGetList, useTranslate } from 'react-admin';
import { useClassifierChoices } from '../../../firm/classifiers/useClassifierChoices.ts';
import { may } from '../../../platform/api/ability.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { InlineForm } from '../../../platform/form/InlineForm.tsx';
import { LoadFailed } from '../../../platform/page/LoadFailed.tsx';
import { UploadRows } from '../../../platform/record/UploadRows.tsx';
import { useUploads } from '../../../platform/record/useUploads.ts';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { NewDocument, type Said } from './NewDocument.tsx';
import { UserDocumentRow } from './UserDocumentRow.tsx';

const DocumentForm = ({ document, onClose }: { document: UserDocumentRecord; onClose: () => void }) => {
  const { choices } = useClassifierChoices(classifierTypes.documentCategory);
  return (
    <InlineForm
      resource="userDocuments"
      record={document}
      resolver={useValidation(UserDocumentInput)}
      label={document.name}
      onDone={onClose}
      onCancel={onClose}
    >
      <Typography sx={{ fontWeight: 600, mb: 1.5, overflowWrap: 'anywhere' }}>{document.name}</Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, columnGap: 2 }}>
        <SelectInput
          source="categoryId"
          choices={choices.filter(({ id, active }) => active || id === document.categoryId)}
          helperText={false}
        />
        <DateInput source="validUntil" />
      </Box>
    </InlineForm>
  );
};

const nothingSaid: Said = { categoryId: '', validUntil: '' };

/** A person's documents: category, expiry and file. Files can be dropped anywhere here. */
export const UserDocuments = ({ userId }: { userId: number }) => {
  const t = useTranslate();
  const [editing, setEditing] = useState<number | null>(null);
  const [said, setSaid] = useState(nothingSaid);
  const [over, setOver] = useState(false);
  const { data, isPending, error, refetch } = useGetList<UserDocumentRecord>('userDocuments', {
    filter: { userId },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  });
  const fields = Object.fromEntries(Object.entries({ userId, ...said }).filter(([, value]) => value !== ''));
  const uploads = useUploads(fields, 'userDocuments');
  const mayAdd = may('create', 'UserDocument');
  const add = (files: File[]) => {
    if (files.length === 0) return;
    uploads.add(files);
    setSaid(nothingSaid);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  if (error && !data) return <LoadFailed text={error.message} onRetry={refetch} />;
  if (isPending) return <Skeleton height={72} />;
  return (
    <Box
      onDragOver={mayAdd ? (event) => (event.preventDefault(), setOver(true)) : undefined}
      onDragLeave={() => setOver(false)}
      onDrop={mayAdd ? drop : undefined}
      sx={{ borderRadius: 1, outline: over ? '2px dashed' : 'none', outlineColor: 'primary.main' }}
    >
      {mayAdd && <NewDocument said={said} onSay={setSaid} onFiles={add} />}
      {data.length === 0 && uploads.uploads.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 2 }}>
          {t('users.no_documents')}
        </Typography>
      )}
      <List dense aria-label={t('users.tabs.documents')}>
        <UploadRows uploads={uploads} />
        {data.map((document) =>
          editing === document.id ? (
            <li key={document.id}>
              <DocumentForm document={document} onClose={() => setEditing(null)} />
            </li>
          ) : (
            <UserDocumentRow key={document.id} document={document} onEdit={() => setEditing(document.id)} />
          ),
        )}
      </List>
    </Box>
  );
};
