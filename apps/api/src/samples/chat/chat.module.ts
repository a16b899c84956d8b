import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/auth/auth.module.ts';
import { ChatContacts } from './chat-contacts.service.ts';
import { ChatProfiles } from './chat-profiles.service.ts';
import { ChatController } from './chat.controller.ts';
import { ChatService } from './chat.service.ts';

@Module({ imports: [AuthModule], controllers: [ChatController], providers: [ChatService, ChatContacts, ChatProfiles] })
export class ChatModule {}
