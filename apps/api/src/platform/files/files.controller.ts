import { Body, Controller, Delete, Get, Param, Query, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import { fileSubjects, UploadInput, type FileRecord } from '@kontor/domain';
import { Can } from '../auth/can.ts';
import { DescribedAnswers } from '../rest/described/described-answers.ts';
import { DescribedForm } from '../rest/described/described-form.ts';
import { IdPipe } from '../rest/id.pipe.ts';
import { ListQuery } from '../rest/list.ts';
import type { Page } from '../rest/page.ts';
import { Post } from '../rest/post.ts';
import { FilesService } from './files.service.ts';
import { sendFile } from './send-file.ts';
import { Uploaded, UploadGuard, type Upload } from './upload.guard.ts';

const uploadForm = {
  type: 'object',
  required: ['file', 'subject', 'subjectId'],
  properties: {
    file: { type: 'string', format: 'binary' },
    subject: { type: 'string', enum: [...fileSubjects] },
    subjectId: { type: 'integer' },
    categoryId: { type: 'integer' },
  },
};

/** Files of records, at most 10 MiB each. */
@Controller('api/v1/files')
export class FilesController {
  constructor(private readonly files: FilesService) {}

  /** Lists the files of the records that the person may read; usually filtered by subject and subjectId. */
  @Get()
  @Can('read', 'File')
  list(@Query() query: ListQuery): Promise<Page<FileRecord>> {
    return this.files.list(query);
  }

  /** Returns the data of one file. */
  @Get(':id')
  @Can('read', 'File')
  get(@Param('id', IdPipe) id: number): Promise<FileRecord> {
    return this.files.get(id);
  }

  /** Downloads the content of one file. */
  @Get(':id/content')
  @Can('read', 'File')
  @DescribedAnswers({ 200: 'application/octet-stream' })
  async content(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    const { file, content } = await this.files.content(id);
    await sendFile(response, file, content);
  }

  /** Uploads a file of at most 10 MiB to a record: a form with `file`, `subject`, `subjectId` and optionally `categoryId`. */
  @Post()
  @Can('create', 'File')
  @UseGuards(UploadGuard)
  @DescribedForm(uploadForm)
  create(@Body() input: UploadInput, @Uploaded() upload: Upload): Promise<FileRecord> {
    return this.files.create(input, upload);
  }

  /** Deletes a file: of a record that the person may change, or one that they uploaded. */
  @Delete(':id')
  @Can('delete', 'File')
  remove(@Param('id', IdPipe) id: number): Promise<FileRecord> {
    return this.files.remove(id);
  }
}
