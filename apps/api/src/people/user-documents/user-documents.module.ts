import { Module } from '@nestjs/common';
import { UserDocumentsController } from './user-documents.controller.ts';
import { UserDocumentsService } from './user-documents.service.ts';

@Module({ controllers: [UserDocumentsController], providers: [UserDocumentsService] })
export class UserDocumentsModule {}
