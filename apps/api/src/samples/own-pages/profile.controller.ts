import { Body, Controller, Get, HttpCode } from '@nestjs/common';
import {
  AccountSettingInput,
  CommentPlaceInput,
  ConnectAccountInput,
  FavoriteInput,
  PostPlaceInput,
  ProfileCommentInput,
  VoteInput,
  type AccountSetting,
  type SocialProfile,
} from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { Post } from '../../platform/rest/post.ts';
import { ProfileService } from './profile.service.ts';

/** The sample settings and the sample profile. Changes are visible only to the person who makes them. */
@SignedIn()
@Controller()
export class ProfileController {
  constructor(private readonly own: ProfileService) {}

  /** Returns the sample account settings: general, information, social networks and notifications. */
  @Get('account-setting/data')
  accountSetting(): Promise<AccountSetting> {
    return this.own.accountSetting();
  }

  /** Saves tabs of the sample account settings; tabs left out stay. */
  @Post('account-setting/data')
  @HttpCode(200)
  saveAccountSetting(@Body() input: AccountSettingInput): Promise<AccountSetting> {
    return this.own.saveSetting(input);
  }

  /** Connects a network to the sample account, or disconnects it. */
  @Post('account-setting/connections')
  @HttpCode(200)
  connectAccount(@Body() input: ConnectAccountInput): Promise<AccountSetting> {
    return this.own.connect(input);
  }

  /** Returns the sample profile on a social network. */
  @Get('profile/data')
  profile(): Promise<SocialProfile> {
    return this.own.socialProfile();
  }

  /** Toggles the like of a post. An unknown post changes nothing. */
  @Post('profile/like-post')
  @HttpCode(200)
  likePost(@Body() { post }: PostPlaceInput): Promise<SocialProfile> {
    return this.own.likePost(post);
  }

  /** Toggles the like of a comment under a post. An unknown comment changes nothing. */
  @Post('profile/like-comment')
  @HttpCode(200)
  likeComment(@Body() input: CommentPlaceInput): Promise<SocialProfile> {
    return this.own.likeComment(input);
  }

  /** Adds a comment to a post. */
  @Post('profile/add-comment')
  @HttpCode(200)
  addComment(@Body() input: ProfileCommentInput): Promise<SocialProfile> {
    return this.own.comment(input);
  }

  /** Votes for an answer of the poll, or takes the vote back. */
  @Post('profile/vote')
  @HttpCode(200)
  vote(@Body() { poll }: VoteInput): Promise<SocialProfile> {
    return this.own.vote(poll);
  }

  /** Toggles a suggested page or a feed as a favourite. */
  @Post('profile/favorite')
  @HttpCode(200)
  favorite(@Body() input: FavoriteInput): Promise<SocialProfile> {
    return this.own.favorite(input);
  }
}
