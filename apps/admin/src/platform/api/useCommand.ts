import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider, type Identifier, type RaRecord } from 'react-admin';
import { useKontor } from './dataProvider.ts';
import { confirming } from './confirming.ts';
import type { ResourceName } from './resource.ts';
import { readAllAgain } from './calls/readAllAgain.ts';

/** Reads again what a command touched. */
export function useReadAgain(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => readAllAgain(queryClient), [queryClient]);
}

/** Runs a verb on a record and refreshes what it changed: `const command = useCommand('invoices'); command(42, 'send', { version })`. */
export function useCommand(resource: ResourceName) {
  const kontor = useKontor();
  const readAgain = useReadAgain();
  return async <T extends RaRecord = RaRecord>(id: Identifier, verb: string, body?: object): Promise<T> => {
    const record = await confirming((confirmed) => kontor.command<T>(resource, id, verb, { ...body, ...confirmed }));
    readAgain();
    return record;
  };
}

/** Deletes a record at the version shown, and refreshes what it affected. */
export function useRemove(resource: ResourceName) {
  const dataProvider = useDataProvider();
  const readAgain = useReadAgain();
  return async (record: RaRecord): Promise<void> => {
    await dataProvider.delete(resource, { id: record.id, previousData: record });
    readAgain();
  };
}
