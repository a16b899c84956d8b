import type { InvitationLink, UserRecord } from '@kontor/domain';
import { useNotify, useTranslate } from 'react-admin';
import { usePassOn } from '../../platform/action/usePassOn.tsx';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useReadAgain } from '../../platform/api/useCommand.ts';
import { useNoMail } from '../auth/useSignInOptions.ts';

type Invited = Pick<UserRecord, 'id' | 'email'>;

/** Makes a link for choosing a password, which replaces the one before. */
export function useInvitationLink() {
  const kontor = useKontor();
  const readAgain = useReadAgain();
  return async ({ id }: Invited): Promise<string> => {
    const { link } = await kontor.call<InvitationLink>('POST', `/users/${id}/invitation-link`);
    readAgain();
    return link;
  };
}

/** Tells that the invitation is on its way, or that no email left, with the link to pass on. */
export function useTellInvited() {
  const t = useTranslate();
  const notify = useNotify();
  const passOn = usePassOn();
  const noMail = useNoMail();
  const linkOf = useInvitationLink();
  return (user: Invited): void => {
    if (noMail) return passOn(t('users.done.invite_kept'), () => linkOf(user));
    return notify(t('users.done.invite', { email: user.email }), { type: 'success' });
  };
}
