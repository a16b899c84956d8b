import type { DocumentKind, NewCustomerLink } from '@kontor/domain';
import { useNotify, useTranslate } from 'react-admin';
import { useNoMail } from '../../people/auth/useSignInOptions.ts';
import { usePassOn } from '../../platform/action/usePassOn.tsx';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useReadAgain } from '../../platform/api/useCommand.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';

/** Tells what sending did: an email is on its way, waits for a mail server, or was not wanted. */
export function useTellSent(kind: DocumentKind, { id }: { id: number }) {
  const t = useTranslate();
  const notify = useNotify();
  const kontor = useKontor();
  const readAgain = useReadAgain();
  const passOn = usePassOn();
  const noMail = useNoMail();
  const { name: resource } = useDocumentResource();
  const link = async (): Promise<string> => {
    const { url } = await kontor.call<NewCustomerLink>('POST', '/customer-links', { body: { [`${kind}Id`]: id } });
    readAgain();
    return url;
  };
  return (to: string | null | undefined): void => {
    if (!to?.trim()) return notify('letters.done_unmailed', { type: 'success' });
    if (noMail) return passOn(t('letters.done_waits'), may('create', 'CustomerLink') ? link : undefined);
    return notify(`${resource}.done.send`, { type: 'success' });
  };
}
