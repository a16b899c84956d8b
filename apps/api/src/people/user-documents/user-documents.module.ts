import { Module } from '@nestjs/common';
import { ExpiringDocuments } from './expiring-documents.ts';
import { UserDocumentsController } from './user-documents.controller.ts';
import { UserDocumentsService } from './user-documents.service.ts';

@Module({ controllers: [UserDocumentsController], providers: [UserDocumentsService, ExpiringDocuments] })
export class UserDocumentsModule {}
