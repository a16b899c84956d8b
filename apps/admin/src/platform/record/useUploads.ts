import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useKontor } from '../api/dataProvider.ts';
import { pathOf } from '../api/subjects.ts';

type Fields = Record<string, string | number>;
export type Upload = {
  key: string;
  file: File;
  /** Fields sent along with the file. */ fields: Fields;
  share: number;
  error?: Error;
};
export type Uploads = {
  uploads: readonly Upload[];
  add: (files: File[]) => void;
  retry: (key: string) => void;
  cancel: (key: string) => void;
};

/** Uploads that become records of `resource`. A failed one stays, to be retried. */
export function useUploads(fields: Fields, resource = 'files'): Uploads {
  const { upload } = useKontor();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const controllers = useRef(new Map<string, AbortController>());

  const change = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const forget = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));

  const send = async ({ key, file, fields: said }: Upload) => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    try {
      await upload(file, {
        path: `/${pathOf(resource)}`,
        fields: said,
        signal: controller.signal,
        onProgress: (share) => change(key, { share }),
      });
      forget(key);
      notify('kontor.files.uploaded', { type: 'success' });
      void queryClient.invalidateQueries({ queryKey: [resource] });
    } catch (error) {
      if (!controller.signal.aborted)
        change(key, { error: error instanceof Error ? error : new Error('errors.error.unexpected') });
    }
  };
  const add = (files: File[]) => {
    const fresh = files.map((file) => ({ key: crypto.randomUUID(), file, fields, share: 0 }));
    setUploads((all) => [...fresh, ...all]);
    for (const one of fresh) void send(one);
  };
  const retry = (key: string) => {
    const one = uploads.find((upload) => upload.key === key);
    if (!one) return;
    change(key, { error: undefined, share: 0 });
    void send(one);
  };
  const cancel = (key: string) => {
    controllers.current.get(key)?.abort();
    forget(key);
  };
  return { uploads, add, retry, cancel };
}
