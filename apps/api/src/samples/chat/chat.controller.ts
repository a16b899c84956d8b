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
  /** Only messages before this position, counted from 1: continue with `earlier + 1` of the last answer. */
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

  /** Lists the person's contacts (ten sample contacts and the colleagues) and their chats, each with its last message. */
  @Get('chats-and-contacts')
  overview(): Promise<ChatOverview> {
    return this.chat.overview();
  }

  /** Returns the current user as the chat shows them. */
  @Get('users/profile-user')
  profile(): Promise<ChatProfileRecord> {
    return this.profiles.own();
  }

  /** Changes the person's chat profile. */
  @Post('users/profile-user')
  @HttpCode(200)
  changeProfile(@Body() input: ChatProfileInput): Promise<ChatProfileRecord> {
    return this.profiles.change(input);
  }

  /**
   * Opens the chat with a contact and returns its newest 500 messages. This marks all of them as seen, and a colleague on the
   * other side is told. `seenAt`: the colleague has seen all messages up to then. Empty without a chat, and for an unknown
   * contact.
   */
  @Get('get-chat')
  open(@Query() query: ChatQuery): Promise<OpenedChat> {
    return this.chat.open(query);
  }

  /** Sends a message to a contact, at most 60 times a minute. A colleague gets it at once; sample contacts do not answer. */
  @Post('send-msg')
  send(@Body() input: SendChatMessageInput): Promise<SentChatAnswer> {
    return this.chat.send(input);
  }
}
