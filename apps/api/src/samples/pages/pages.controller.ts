import { Controller, Get } from '@nestjs/common';
import type { CompletionTitles, Pricing } from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { SamplePages } from './pages.service.ts';

/** What the sample pages show. */
@SignedIn()
@Controller()
export class PagesController {
  constructor(private readonly pages: SamplePages) {}

  /** The three plans with their prices by month and by year, and what is often asked about them. */
  @Get('pricing/data')
  pricing(): Promise<Pricing> {
    return this.pages.get('/pricing/data');
  }

  /** A hundred film titles for a field that completes what is typed. */
  @Get('api/autocomplete/data')
  titles(): Promise<CompletionTitles> {
    return this.pages.get('/api/autocomplete/data');
  }
}
