import { useKontor } from '../../platform/api/dataProvider.ts';
import { confirming } from '../../platform/api/confirming.ts';
import { useReadAgain } from '../../platform/api/useCommand.ts';

/** Enters a move; what it changes of later moves, and goods below zero, are asked about. */
export function useMoveStock() {
  const kontor = useKontor();
  const readAgain = useReadAgain();
  return async (path: string, input: object): Promise<void> => {
    await confirming((confirmed) => kontor.call('POST', `/stock-moves/${path}`, { body: { ...input, ...confirmed } }));
    readAgain();
  };
}
