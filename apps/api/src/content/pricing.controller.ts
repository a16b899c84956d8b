import { Controller, Get } from '@nestjs/common';
import type { Pricing } from '@kontor/domain';
import { SignedIn } from '../auth/can.ts';
import { ContentService } from './content.service.ts';

@SignedIn()
@Controller('pricing')
export class PricingController {
  constructor(private readonly content: ContentService) {}

  /** The three plans with their prices by month and by year, and what is often asked about them. */
  @Get('data')
  data(): Promise<Pricing> {
    return this.content.get('/pricing/data');
  }
}
