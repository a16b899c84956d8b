import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { MailTemplateInput, type MailTemplateRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { MailTemplatesService } from './mail-templates.service.ts';

/** Default texts of letters to customers, by kind and language. The sender of a letter can still change its text. */
@Controller('api/v1/mail-templates')
export class MailTemplatesController {
  constructor(private readonly templates: MailTemplatesService) {}

  /** Lists all templates: one per kind of letter and language. */
  @Get()
  @Can('read', 'Organisation')
  list(): Promise<MailTemplateRecord[]> {
    return this.templates.list();
  }

  /** Sets the firm's own text. Ids look like `invoice-lt`; places such as `{number}` are filled in when a letter is sent. */
  @Put(':id')
  @Can('update', 'Organisation')
  set(@Param('id') id: string, @Body() input: MailTemplateInput): Promise<MailTemplateRecord> {
    return this.templates.set(id, input);
  }

  /** Restores Kontor's text. */
  @Delete(':id')
  @HttpCode(200)
  @Can('update', 'Organisation')
  reset(@Param('id') id: string): Promise<MailTemplateRecord> {
    return this.templates.reset(id);
  }
}
