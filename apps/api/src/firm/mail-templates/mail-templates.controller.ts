import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { MailTemplateInput, type MailTemplateRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { MailTemplatesService } from './mail-templates.service.ts';

/** The words that letters to customers begin with, by kind and language. Who sends one can still change them. */
@Controller('api/v1/mail-templates')
export class MailTemplatesController {
  constructor(private readonly templates: MailTemplatesService) {}

  /** All templates: one for each kind of letter and language. */
  @Get()
  @Can('read', 'Organisation')
  list(): Promise<MailTemplateRecord[]> {
    return this.templates.list();
  }

  /** Chooses the firm's own words. The id is such as `invoice-lt`; places such as `{number}` are filled in when a letter is sent. */
  @Put(':id')
  @Can('update', 'Organisation')
  set(@Param('id') id: string, @Body() input: MailTemplateInput): Promise<MailTemplateRecord> {
    return this.templates.set(id, input);
  }

  /** Goes back to the words of Kontor. */
  @Delete(':id')
  @HttpCode(200)
  @Can('update', 'Organisation')
  reset(@Param('id') id: string): Promise<MailTemplateRecord> {
    return this.templates.reset(id);
  }
}
