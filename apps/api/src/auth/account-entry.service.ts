import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { isCommonPassword, type AccountLinkInput, type AccountLinkRecord, type ChoosePasswordInput } from '@kontor/domain';
import { ApiError } from '../errors/api-error.ts';
import { clock } from '../shared/clock.ts';
import { User } from '../users/user.entity.ts';
import { AccountLinks } from './account-links.service.ts';
import { hashPassword } from './passwords.ts';

/** What a person does with a link of a mail, before they are signed in. */
@Injectable()
export class AccountEntry {
  constructor(
    private readonly em: EntityManager,
    private readonly links: AccountLinks,
  ) {}

  async look({ token, kind }: AccountLinkInput): Promise<AccountLinkRecord> {
    const { email, displayName } = await this.links.look(this.em, token, kind);
    return { email, displayName };
  }

  /** Whoever reads the invitation has the address, so that is confirmed too. */
  acceptInvitation(input: ChoosePasswordInput): Promise<AccountLinkRecord> {
    return this.choosePassword(input, 'invite');
  }

  private async choosePassword({ token, password }: ChoosePasswordInput, kind: 'invite'): Promise<AccountLinkRecord> {
    const { userId } = await this.links.look(this.em, token, kind);
    const person = await this.em.findOneOrFail(User, userId);
    refuseCommon(password, person);
    const passwordHash = await hashPassword(password);
    return this.em.transactional(async (em) => {
      const { email, displayName } = await this.links.use(em, token, kind);
      const user = await em.findOneOrFail(User, userId, { refresh: true });
      user.passwordHash = passwordHash;
      user.emailConfirmedAt ??= clock.now();
      await em.flush();
      return { email, displayName };
    });
  }
}

/** The rule of the form knows nothing of the person; this one does. */
export function refuseCommon(password: string, { fullName, displayName, username, email }: User): void {
  if (!isCommonPassword(password, [fullName, displayName, username, email])) return;
  const code = 'auth.password_too_common';
  throw new ApiError(422, code, undefined, { password: { code } });
}
