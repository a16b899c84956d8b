import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider, type Identifier, type RaRecord } from 'react-admin';
import { useKontor } from './dataProvider.ts';
import { confirming } from './confirming.ts';
import type { ResourceName } from './resource.ts';
import { touchedBy } from './subjects.ts';

/** Refreshes everything that shows a resource: its `touches`, and always the history. */
export function useReadAgain(): (resource: ResourceName) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (resource) => {
      for (const name of [...touchedBy(resource), 'audit']) void queryClient.invalidateQueries({ queryKey: [name] });
    },
    [queryClient],
  );
}

/** Runs a verb on a record and refreshes what it changed: `const command = useCommand('invoices'); command(42, 'send', { version })`. */
export function useCommand(resource: ResourceName) {
  const kontor = useKontor();
  const readAgain = useReadAgain();
  return async <T extends RaRecord = RaRecord>(id: Identifier, verb: string, body?: object): Promise<T> => {
    const record = await confirming((confirmed) => kontor.command<T>(resource, id, verb, { ...body, ...confirmed }));
    readAgain(resource);
    return record;
  };
}

/** Deletes a record at the version shown, and refreshes what it affected. */
export function useRemove(resource: ResourceName) {
  const dataProvider = useDataProvider();
  const readAgain = useReadAgain();
  return async (record: RaRecord): Promise<void> => {
    await dataProvider.delete(resource, { id: record.id, previousData: record });
    readAgain(resource);
  };
}
