import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  changedSetting,
  commentedPost,
  connectedAccount,
  favored,
  likedComment,
  likedPost,
  voted,
  type AccountSetting,
  type AccountSettingInput,
  type CommentPlaceInput,
  type ConnectAccountInput,
  type FavoriteInput,
  type ProfileCommentInput,
  type SocialProfile,
} from '@kontor/domain';
import { inTransaction } from '../../platform/rest/retry.ts';
import { OwnPages } from './own-pages.service.ts';

/** The person's changes of the sample settings and the sample profile. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly em: EntityManager,
    private readonly pages: OwnPages,
  ) {}

  accountSetting(): Promise<AccountSetting> {
    return this.pages.get('/account-setting/data');
  }

  socialProfile(): Promise<SocialProfile> {
    return this.pages.get('/profile/data');
  }

  saveSetting(input: AccountSettingInput): Promise<AccountSetting> {
    return this.setting((before) => changedSetting(before, input));
  }

  connect({ network, connected }: ConnectAccountInput): Promise<AccountSetting> {
    return this.setting((before) => connectedAccount(before, network, connected));
  }

  likePost(post: number): Promise<SocialProfile> {
    return this.profile((before) => likedPost(before, post));
  }

  likeComment({ post, comment }: CommentPlaceInput): Promise<SocialProfile> {
    return this.profile((before) => likedComment(before, post, comment));
  }

  async comment({ post, comment }: ProfileCommentInput): Promise<SocialProfile> {
    const by = await this.pages.nameAndFace();
    return this.profile((before) => commentedPost(before, post, comment, by));
  }

  async vote(poll: number): Promise<SocialProfile> {
    const by = await this.pages.nameAndFace();
    return this.profile((before) => voted(before, poll, by));
  }

  favorite({ list, entry }: FavoriteInput): Promise<SocialProfile> {
    return this.profile((before) => favored(before, list, entry));
  }

  private setting(rule: (before: AccountSetting) => AccountSetting): Promise<AccountSetting> {
    return inTransaction(this.em, (em) => this.pages.change(em, '/account-setting/data', rule));
  }

  private profile(rule: (before: SocialProfile) => SocialProfile): Promise<SocialProfile> {
    return inTransaction(this.em, (em) => this.pages.change(em, '/profile/data', rule));
  }
}
