import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsObject, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { Email, Flag, Id, OneOf, Text } from '../../platform/input/validators.ts';
import { emailFolders, emailLabels, emailSubjects, type EmailFolder, type EmailLabel, type EmailSubject } from './email.ts';

const mostAtOnce = 1000;
export const mostReceivers = 50;
const subjectLength = 300;
/** Including the quoted message. */
const messageLength = 60_000;
export const mostAttachments = 20;

/** The emails to change. Unknown ids are ignored, and duplicates count once. */
const EmailIds: PropertyDecorator = (target, key) => {
  for (const decorate of [
    IsArray({ message: 'field.not_a_list' }),
    ArrayMaxSize(mostAtOnce, { message: `field.too_many {"max":${mostAtOnce}}` }),
    IsInt({ each: true, message: 'field.not_whole' }),
    Min(1, { each: true, message: 'field.too_small {"min":1}' }),
    Max(2_147_483_647, { each: true, message: 'field.too_large {"max":2147483647}' }),
  ])
    decorate(target, key);
};
const AddressList: PropertyDecorator = (target, key) => {
  for (const decorate of [
    IsArray({ message: 'field.not_a_list' }),
    ArrayMaxSize(mostReceivers, { message: `field.too_many {"max":${mostReceivers}}` }),
    Email({ each: true, optional: true }),
  ])
    decorate(target, key);
};
const AttachmentIds: PropertyDecorator = (target, key) => {
  for (const decorate of [
    IsOptional(),
    IsArray({ message: 'field.not_a_list' }),
    ArrayMaxSize(mostAttachments, { message: `field.too_many {"max":${mostAttachments}}` }),
    IsInt({ each: true, message: 'field.not_whole' }),
    Min(1, { each: true, message: 'field.too_small {"min":1}' }),
    Max(2_147_483_647, { each: true, message: 'field.too_large {"max":2147483647}' }),
  ])
    decorate(target, key);
};
const Topic: PropertyDecorator = (target, key) => {
  for (const decorate of [IsOptional(), ValidateNested({ message: 'error.invalid' }), Type(() => EmailTopicInput)])
    decorate(target, key);
};
const ReceiverList: PropertyDecorator = (target, key) => {
  for (const decorate of [
    IsOptional(),
    IsArray({ message: 'field.not_a_list' }),
    ArrayMaxSize(mostReceivers, { message: `field.too_many {"max":${mostReceivers}}` }),
    ValidateNested({ each: true, message: 'error.invalid' }),
    Type(() => EmailReceiverInput),
  ])
    decorate(target, key);
};

/** The fields that can change on an email in a mailbox. */
export class EmailChange {
  @Flag({ optional: true }) isRead?: boolean;
  @Flag({ optional: true }) isStarred?: boolean;
  @OneOf(emailFolders, { optional: true }) folder?: EmailFolder;
  @IsOptional()
  @IsArray({ message: 'field.not_a_list' })
  @ArrayMaxSize(emailLabels.length, { message: `field.too_many {"max":${emailLabels.length}}` })
  @OneOf(emailLabels, { each: true, optional: true })
  labels?: EmailLabel[];
}

/** Makes the same change to each of the emails. */
export class UpdateEmailsInput {
  @EmailIds emailIds: number[];
  @IsObject({ message: 'field.required' })
  @ValidateNested({ message: 'error.invalid' })
  @Type(() => EmailChange)
  dataToUpdate: EmailChange;
}

/** Toggles the label: adds it to the emails that lack it, and removes it from those that have it. */
export class UpdateEmailsLabelInput {
  @EmailIds emailIds: number[];
  @OneOf(emailLabels) label: EmailLabel;
}

export class EmailReceiverInput {
  @Text(200, { optional: true, asTyped: true }) name?: string | null;
  @Email() email: string;
}

/** The record of the firm that an email is about. */
export class EmailTopicInput {
  @OneOf(emailSubjects) subject: EmailSubject;
  @Id() id: number;
}

/** An email as it is written; a draft may lack everything. */
export class EmailInput {
  @ReceiverList to?: EmailReceiverInput[] | null;
  @AddressList cc?: string[] | null;
  @AddressList bcc?: string[] | null;
  @Text(subjectLength, { optional: true, asTyped: true }) subject?: string | null;
  /** HTML; anything outside the allow-list is removed. */
  @Text(messageLength, { optional: true, asTyped: true }) message?: string | null;
  /** The draft that becomes this email. */
  @Id({ optional: true }) draftId?: number | null;
  /** Files that were uploaded for it, or that are attached to another email of the mailbox. */
  @AttachmentIds attachmentIds?: number[] | null;
  @Topic about?: EmailTopicInput | null;
  /** The email that it answers, which then lists it among its replies. */
  @Id({ optional: true }) answersId?: number | null;
}

const Written: PropertyDecorator = (target, key) => {
  for (const decorate of [
    IsObject({ message: 'field.required' }),
    ValidateNested({ message: 'error.invalid' }),
    Type(() => EmailInput),
  ])
    decorate(target, key);
};

/** Sends an email, or saves it as a draft. */
export class WriteEmailInput {
  @Written email: EmailInput;
}

export class ReplyEmailInput {
  @Id() emailId: number;
  @Text(20_000) message: string;
  /** Replies to all receivers instead of the sender alone. */
  @Flag({ optional: true }) toAll?: boolean | null;
}

/** Subject and quoted text come from the forwarded email. */
export class ForwardEmailInput {
  @Id() emailId: number;
  @Written email: EmailInput;
}
