import { Body, Controller, Delete, Get, Param, Put, Query, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import { UserDocumentInput, UserDocumentUploadInput, type UserDocumentRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import { Uploaded, UploadGuard, type Upload } from '../../platform/files/upload.guard.ts';
import { DescribedAnswers } from '../../platform/rest/described/described-answers.ts';
import { DescribedForm } from '../../platform/rest/described/described-form.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { UserDocumentsService } from './user-documents.service.ts';

const uploadForm = {
  type: 'object',
  required: ['file', 'userId'],
  properties: {
    file: { type: 'string', format: 'binary' },
    userId: { type: 'integer' },
    categoryId: { type: 'integer' },
    validUntil: { type: 'string', format: 'date' },
  },
};

/** Documents of people, such as contracts and certificates, with the day they expire. */
@Controller('api/v1/user-documents')
export class UserDocumentsController {
  constructor(private readonly documents: UserDocumentsService) {}

  /** Lists documents of people; usually filtered by userId. */
  @Get()
  @Can('read', 'UserDocument')
  list(@Query() query: ListQuery): Promise<Page<UserDocumentRecord>> {
    return this.documents.list(query);
  }

  /** Returns the data of one document. */
  @Get(':id')
  @Can('read', 'UserDocument')
  get(@Param('id', IdPipe) id: number): Promise<UserDocumentRecord> {
    return this.documents.get(id);
  }

  /** Downloads the content of one document. */
  @Get(':id/content')
  @Can('read', 'UserDocument')
  @DescribedAnswers({ 200: 'application/octet-stream' })
  async content(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    const { file, content } = await this.documents.content(id);
    await sendFile(response, file, content);
  }

  /** Uploads a document of at most 10 MiB: a form with `file`, `userId` and optionally `categoryId` and `validUntil`. */
  @Post()
  @Can('create', 'UserDocument')
  @UseGuards(UploadGuard)
  @DescribedForm(uploadForm)
  create(@Body() input: UserDocumentUploadInput, @Uploaded() upload: Upload): Promise<UserDocumentRecord> {
    return this.documents.create(input, upload);
  }

  /** Changes category and expiry of a document. */
  @Put(':id')
  @Can('update', 'UserDocument')
  update(
    @Param('id', IdPipe) id: number,
    @Version() version: number,
    @Body() input: UserDocumentInput,
  ): Promise<UserDocumentRecord> {
    return this.documents.update(id, version, input);
  }

  /** Deletes a document with its file. */
  @Delete(':id')
  @Can('delete', 'UserDocument')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<UserDocumentRecord> {
    return this.documents.remove(id, version);
  }
}
