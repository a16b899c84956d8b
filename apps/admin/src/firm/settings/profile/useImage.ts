import { useEffect, useState } from 'react';
import { fetchBlob } from '../../../platform/api/calls/downloadFile.ts';

/** The URL of a stored picture for an `img`; null while there is none. */
export function useImage(fileId: number | null): string | null {
  const [shown, setShown] = useState<{ id: number; url: string } | null>(null);
  useEffect(() => {
    if (fileId === null) return;
    let url: string | undefined;
    let gone = false;
    fetchBlob(`/files/${fileId}/content`).then(
      (blob) => {
        if (gone) return;
        url = URL.createObjectURL(blob);
        setShown({ id: fileId, url });
      },
      () => setShown(null),
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [fileId]);
  return shown && shown.id === fileId ? shown.url : null;
}
