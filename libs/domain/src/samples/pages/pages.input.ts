import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, Matches, ValidateIf, type ValidationOptions } from 'class-validator';
import { CalendarDate, Email, Flag, OneOf, Part, Text, Whole, Words } from '../../platform/input/validators.ts';
import { blogStatuses, type BlogStatus } from './blog.ts';
import { networks, type Network } from './account-setting.ts';
import { profileLists, type ProfileList } from './profile.ts';

const matching = (pattern: RegExp, code: string, options?: ValidationOptions): PropertyDecorator =>
  Matches(pattern, { ...options, message: code });
/** Skips the other rules when the text is missing. */
const isThere: PropertyDecorator = (target, key) =>
  ValidateIf((input: Record<string | symbol, unknown>) => input[key] !== null && input[key] !== undefined && input[key] !== '')(
    target,
    key,
  );
const all =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) =>
    decorators.forEach((decorate) => decorate(target, key));

/** An http or https address. */
const WebAddress = (): PropertyDecorator =>
  all(isThere, matching(/^https?:\/\/[^\s/]+\.[^\s/]+\S*$/u, 'field.not_an_address'), Text(300, { optional: true }));
/** A picture as a data URL, so that the page loads nothing from elsewhere; about 300 kB at most. */
const Picture = (): PropertyDecorator =>
  all(
    isThere,
    matching(/^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/u, 'page.not_a_picture'),
    Text(400_000, { optional: true, asTyped: true }),
  );

export class GeneralSettingInput {
  @Picture() avatar?: string | null;
  @Words(60) username: string;
  @Words(200) fullName: string;
  @Email() email: string;
  @Text(200, { optional: true }) company?: string | null;
}
export class InfoSettingInput {
  @Text(1000, { optional: true }) bio?: string | null;
  @CalendarDate({ optional: true }) dob?: string | null;
  @Text(100, { optional: true }) country?: string | null;
  @WebAddress() website?: string | null;
  @Text(40, { optional: true }) phone?: string | null;
}
export class SocialLinksInput {
  @WebAddress() twitter?: string | null;
  @WebAddress() facebook?: string | null;
  @WebAddress() google?: string | null;
  @WebAddress() linkedIn?: string | null;
  @WebAddress() instagram?: string | null;
  @WebAddress() quora?: string | null;
}
export class NotificationSettingInput {
  @Flag() commentOnArticle: boolean;
  @Flag() answerOnForm: boolean;
  @Flag() followMe: boolean;
  @Flag() newAnnouncements: boolean;
  @Flag() productUpdates: boolean;
  @Flag() blogDigest: boolean;
}

/** One or more tabs of the sample settings; tabs left out stay as they are. */
export class AccountSettingInput {
  @Part({ optional: true }) @Type(() => GeneralSettingInput) general?: GeneralSettingInput | null;
  @Part({ optional: true }) @Type(() => InfoSettingInput) info?: InfoSettingInput | null;
  @Part({ optional: true }) @Type(() => SocialLinksInput) socialLinks?: SocialLinksInput | null;
  @Part({ optional: true }) @Type(() => NotificationSettingInput) notification?: NotificationSettingInput | null;
}
export class ConnectAccountInput {
  @OneOf(networks) network: Network;
  /** False disconnects it. */
  @Flag() connected: boolean;
}

const place = { min: 0, max: 999 };
/** A post of the sample profile: its index in the answer, from 0. */
export class PostPlaceInput {
  @Whole(place.min, place.max) post: number;
}
export class CommentPlaceInput {
  @Whole(place.min, place.max) post: number;
  @Whole(place.min, place.max) comment: number;
}
export class ProfileCommentInput {
  @Whole(place.min, place.max) post: number;
  @Words(1000) comment: string;
}
export class VoteInput {
  /** Index of the poll, from 0. */
  @Whole(place.min, place.max) poll: number;
}
export class FavoriteInput {
  @OneOf(profileLists) list: ProfileList;
  /** Index, from 0. */
  @Whole(place.min, place.max) entry: number;
}

export class BlogCommentInput {
  @Words(2000) commentText: string;
}
/** The form of a blog post. */
export class SavePostInput {
  @Words(200) blogTitle: string;
  @IsArray({ message: 'field.not_a_list' })
  @ArrayMaxSize(10, { message: 'field.too_many {"max":10}' })
  @ArrayUnique({ message: 'field.repeated' })
  @Text(60, { each: true })
  blogCategories: string[];
  /** Lower-case letters, digits and hyphens. */
  @matching(/^[a-z0-9]+(-[a-z0-9]+)*$/u, 'page.bad_slug')
  @Text(200)
  slug: string;
  @OneOf(blogStatuses) status: BlogStatus;
  /** HTML. */
  @Text(10_000, { optional: true, asTyped: true }) excerpt?: string | null;
  /** HTML. */
  @Text(50_000, { optional: true, asTyped: true }) content?: string | null;
  @Picture() featuredImage?: string | null;
}
