import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import {
  ChatProfileInput,
  SendChatMessageInput,
  type ChatOverview,
  type ChatProfileRecord,
  type OpenedChat,
  type SentChatAnswer,
} from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { Post } from '../../platform/rest/post.ts';
import { ChatProfiles } from './chat-profiles.service.ts';
import { ChatService } from './chat.service.ts';

export class ChatQuery {
  /** The contact. */
  id: number;
  /** Only messages before this one, counted from 1: `earlier + 1` of the last answer goes on from there. */
  before?: number;
}

/** The sample chat, between people of the installation. */
@SignedIn()
@Controller('apps/chat')
export class ChatController {
  constructor(
    private readonly chat: ChatService,
    private readonly profiles: ChatProfiles,
  ) {}

  /** The contacts of the caller (ten people of the samples and those of the organisation), and the chats with their last message. */
  @Get('chats-and-contacts')
  overview(): Promise<ChatOverview> {
    return this.chat.overview();
  }

  /** The caller, as the chat shows them. */
  @Get('users/profile-user')
  profile(): Promise<ChatProfileRecord> {
    return this.profiles.own();
  }

  /** Changes what the person says of themself. */
  @Post('users/profile-user')
  @HttpCode(200)
  changeProfile(@Body() input: ChatProfileInput): Promise<ChatProfileRecord> {
    return this.profiles.change(input);
  }

  /**
   * The chat with a contact, its newest 500 messages. All of it has been seen now, and a colleague on the other side learns so.
   * `seenAt` says up to when the colleague has seen what the person wrote. Without a chat, and of an unknown contact, nothing.
   */
  @Get('get-chat')
  open(@Query() query: ChatQuery): Promise<OpenedChat> {
    return this.chat.open(query);
  }

  /** Writes to a contact, at most 60 times a minute. A colleague has the message at once; the people of the samples do not answer. */
  @Post('send-msg')
  send(@Body() input: SendChatMessageInput): Promise<SentChatAnswer> {
    return this.chat.send(input);
  }
}
