import { Controller, Get, Headers, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../platform/auth/can.ts';
import { DescribedAnswers } from '../../platform/rest/described/described-answers.ts';
import { CalendarFileService } from './calendar-file.service.ts';

/** The calendar file for calendar programs, which cannot sign in: its address is the secret. */
@Public()
@Controller('api/v1/calendar-feed')
export class CalendarFileController {
  constructor(private readonly files: CalendarFileService) {}

  /**
   * Returns the calendar of the person that the address belongs to, as RFC 5545: their own events, and the dates of the firm that
   * they chose and may read. 304 when `If-None-Match` has the current ETag; 404 for every address that does not work, whatever
   * the reason.
   */
  @Get(':name')
  @DescribedAnswers({ 200: 'text/calendar' })
  async get(
    @Param('name') name: string,
    @Headers('if-none-match') known: string | undefined,
    @Req() { ip }: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { text, etag } = await this.files.read(name, ip ?? '');
    response.setHeader('ETag', etag);
    response.setHeader('Cache-Control', 'private, no-cache');
    response.setHeader('X-Robots-Tag', 'noindex');
    if (known?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)) {
      response.status(304).end();
      return;
    }
    response.setHeader('Content-Type', 'text/calendar; charset=utf-8');
    response.setHeader('Content-Disposition', 'inline; filename="kontor.ics"');
    response.end(text);
  }
}
