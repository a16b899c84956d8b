import { Module } from '@nestjs/common';
import { DocumentTextsController } from './document-texts.controller.ts';
import { DocumentTextsService } from './document-texts.service.ts';

@Module({ controllers: [DocumentTextsController], providers: [DocumentTextsService] })
export class DocumentTextsModule {}
