import type { ReceivedDocument } from '@kontor/domain';
import { useState } from 'react';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';

export type Received = { file: File; made?: ReceivedDocument; error?: Error };

/** Sends the files of e-invoices one after the other. `received` says what became of each so far. */
export function useReceived() {
  const { upload } = useKontor();
  const readAgain = useReadAgain();
  const [received, setReceived] = useState<readonly Received[]>([]);
  const outcomeOf = async (file: File): Promise<Received> => {
    try {
      const answer: unknown = await upload(file, { path: '/bills/e-invoice' });
      return { file, made: answer as ReceivedDocument };
    } catch (error) {
      return { file, error: error instanceof Error ? error : new Error('errors.error.unexpected') };
    }
  };
  const take = async (files: readonly File[]) => {
    setReceived(files.map((file) => ({ file })));
    for (const file of files) {
      const outcome = await outcomeOf(file);
      setReceived((all) => all.map((one) => (one.file === file ? outcome : one)));
    }
    readAgain();
  };
  return { received, take, forget: () => setReceived([]) };
}
