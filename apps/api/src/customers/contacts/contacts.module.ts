import { Module } from '@nestjs/common';
import { ContactsController } from './contacts.controller.ts';
import { ContactsService } from './contacts.service.ts';

@Module({ controllers: [ContactsController], providers: [ContactsService], exports: [ContactsService] })
export class ContactsModule {}
