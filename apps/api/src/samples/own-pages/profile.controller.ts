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

/** The sample settings and the sample profile. What a person changes there, only that person sees. */
@SignedIn()
@Controller()
export class ProfileController {
  constructor(private readonly own: ProfileService) {}

  /** The sample account settings: general, information, social networks and notifications. */
  @Get('account-setting/data')
  accountSetting(): Promise<AccountSetting> {
    return this.own.accountSetting();
  }

  /** Saves tabs of the sample account settings; a tab that is not sent stays. */
  @Post('account-setting/data')
  @HttpCode(200)
  saveAccountSetting(@Body() input: AccountSettingInput): Promise<AccountSetting> {
    return this.own.saveSetting(input);
  }

  /** Connects a network with the sample account, or ends the connection. */
  @Post('account-setting/connections')
  @HttpCode(200)
  connectAccount(@Body() input: ConnectAccountInput): Promise<AccountSetting> {
    return this.own.connect(input);
  }

  /** The sample page of a person in a social network. */
  @Get('profile/data')
  profile(): Promise<SocialProfile> {
    return this.own.socialProfile();
  }

  /** Likes a post, or no longer. Nothing changes where there is no such post. */
  @Post('profile/like-post')
  @HttpCode(200)
  likePost(@Body() { post }: PostPlaceInput): Promise<SocialProfile> {
    return this.own.likePost(post);
  }

  /** Likes a comment under a post, or no longer. Nothing changes where there is none. */
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

  /** Makes a suggested page or a feed a favourite, or no longer. */
  @Post('profile/favorite')
  @HttpCode(200)
  favorite(@Body() input: FavoriteInput): Promise<SocialProfile> {
    return this.own.favorite(input);
  }
}
