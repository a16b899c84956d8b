import { useEffect, useState } from 'react';
import { fetchBlob } from '../../../platform/api/calls/downloadFile.ts';
import type { Paper } from './papers.ts';

type Read = { key: string; blob?: Blob; url?: string; error?: string };

/** A paper as a Blob and an object URL, which is revoked when another one is shown. */
export function usePaper({ key, fileId, blob: chosen }: Paper): Read {
  const [read, setRead] = useState<Read>({ key: '' });
  useEffect(() => {
    let url: string | undefined;
    let gone = false;
    const load = chosen ? Promise.resolve(chosen) : fetchBlob(`/files/${fileId}/content`);
    load.then(
      (blob) => {
        if (gone) return;
        url = URL.createObjectURL(blob);
        setRead({ key, blob, url });
      },
      (error: Error) => !gone && setRead({ key, error: error.message }),
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [key, fileId, chosen]);
  return read.key === key ? read : { key };
}
