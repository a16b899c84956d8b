import { mostAttachments, type EmailAttachment } from '@kontor/domain';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { uploadFile, uploadProblem } from '../../../platform/api/calls/upload.ts';

/** Uploads files one by one; a refused one shows why, and the others continue. */
export function useAttach(attached: EmailAttachment[], onAttached: (attachments: EmailAttachment[]) => void) {
  const t = useTranslate();
  const [uploading, setUploading] = useState(false);
  const [uploadError, setUploadError] = useState<string>();
  const attach = async (files: File[]) => {
    setUploading(true);
    setUploadError(undefined);
    let all = attached;
    for (const file of files.slice(0, mostAttachments - attached.length)) {
      try {
        all = [...all, (await uploadFile('/apps/email/attachments', file)) as unknown as EmailAttachment];
        onAttached(all);
      } catch (error) {
        setUploadError(`${file.name}: ${uploadProblem(error as Error, t)}`);
      }
    }
    setUploading(false);
  };
  return { uploading, uploadError, attach };
}
