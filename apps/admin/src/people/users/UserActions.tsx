import type { UserRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { ability, may } from '../../platform/api/ability.ts';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { copyText } from '../../platform/action/copyText.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useCommand, useReadAgain } from '../../platform/api/useCommand.ts';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { readSession } from '../../platform/api/session/session.ts';
import { Leaving } from './Leaving.tsx';
import { useInvitationLink, useTellInvited } from './useTellInvited.ts';
import { useNoMail } from '../auth/useSignInOptions.ts';

/** Commands on a person, as entries of the overflow menu. */
export const UserActions = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const kontor = useKontor();
  const command = useCommand('users');
  const readAgain = useReadAgain();
  const noMail = useNoMail();
  const linkOf = useInvitationLink();
  const tellInvited = useTellInvited();
  const name = user.displayName;
  const own = user.id === readSession()?.userData.id;
  const turn = user.active ? 'deactivate' : 'activate';
  return (
    <>
      {user.status === 'invited' && may('invite', 'User', user) && (
        <ActionButton
          asMenuItem
          label={t('users.action.invite')}
          run={() => command(user.id, 'invite')}
          success={false}
          onDone={() => tellInvited(user)}
        />
      )}
      {user.status === 'invited' && may('invite', 'User', user) && (
        <ActionButton
          asMenuItem
          label={t('users.action.invitationLink')}
          run={async () => copyText(await linkOf(user))}
          success={t('users.done.invitationLink', { email: user.email })}
        />
      )}
      {user.status === 'active' && user.emailConfirmed === false && may('resendConfirmation', 'User', user) && (
        <ActionButton
          asMenuItem
          label={t('users.action.resendConfirmation')}
          run={() => command(user.id, 'resendConfirmation')}
          success={noMail ? 'users.done.confirmation_kept' : t('users.done.resendConfirmation', { email: user.email })}
        />
      )}
      {user.secondFactor && !own && may('turnOffSecondFactor', 'User', user) && (
        <ActionButton
          asMenuItem
          label={t('users.action.turnOffSecondFactor')}
          confirm={{ title: t('users.action.turnOffSecondFactor'), text: t('users.confirm.turnOffSecondFactor', { name }) }}
          run={() => command(user.id, 'turnOffSecondFactor')}
          success={t('users.done.turnOffSecondFactor', { name })}
        />
      )}
      {may('edit', 'User', user) && ability.can('update', 'User', 'active') && !own && (
        <ActionButton
          asMenuItem
          label={t(`users.action.${turn}`)}
          danger={user.active}
          confirm={{
            title: t(`users.action.${turn}`),
            text: t(`users.confirm.${turn}`, { name }),
            children: user.active && <Leaving userIds={[user.id]} />,
          }}
          run={() =>
            kontor.update('users', { id: user.id, data: { active: !user.active }, previousData: user }).then(() => readAgain())
          }
          success={t(`users.done.${turn}`, { name })}
        />
      )}
      {may('delete', 'User', user) && !own && <DeleteAction asMenuItem />}
    </>
  );
};

export const hasActions = (user: UserRecord): boolean =>
  ['update', 'delete', 'invite', 'resendConfirmation', 'turnOffSecondFactor'].some((verb) => may(verb, 'User', user));
