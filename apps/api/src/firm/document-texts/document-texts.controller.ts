import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { DocumentTextInput, type DocumentTextRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { DocumentTextsService } from './document-texts.service.ts';

/** Default texts of new documents, by kind and language. A document keeps its own copy. */
@Controller('api/v1/document-texts')
export class DocumentTextsController {
  constructor(private readonly texts: DocumentTextsService) {}

  /** Lists the texts of each kind of document in each language; null where those of the organisation profile apply. */
  @Get()
  @Can('read', 'Organisation')
  list(): Promise<DocumentTextRecord[]> {
    return this.texts.list();
  }

  /** Sets the texts of a kind in a language. Ids look like `invoice-lt`; without a text, that of the organisation profile applies. */
  @Put(':id')
  @Can('update', 'Organisation')
  set(@Param('id') id: string, @Body() input: DocumentTextInput): Promise<DocumentTextRecord> {
    return this.texts.set(id, input);
  }
}
