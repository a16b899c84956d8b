import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../platform/auth/can.ts';
import { AvatarsService } from './avatars.service.ts';
import { DescribedAnswers } from '../../platform/rest/described/described-answers.ts';

/** Pictures of people. */
@Public()
@Controller('api/v1/avatars')
export class AvatarsController {
  constructor(private readonly avatars: AvatarsService) {}

  /** Returns a person's picture, under the secret address in the person's record. */
  @Get(':name')
  @DescribedAnswers({ 200: 'image/*' })
  async get(@Param('name') name: string, @Res() response: Response): Promise<void> {
    const { type, content } = await this.avatars.open(name);
    response.setHeader('Content-Type', type);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'private, max-age=31536000, immutable');
    await pipeline(content, response).catch(() => response.destroy());
  }
}
