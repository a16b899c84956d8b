import { Controller, Get, Query } from '@nestjs/common';
import { findTitles, textIn, type CompletionTitles, type Pricing } from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { SamplePages } from './pages.service.ts';

export class TitlesQuery {
  /** A part of the title. */
  q?: string;
}

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

  /** The ten first of the titles in which a text is, for a field that asks while somebody types. */
  @Get('api/autocomplete/search')
  async search(@Query() query: TitlesQuery): Promise<CompletionTitles> {
    return findTitles(await this.pages.get('/api/autocomplete/data'), textIn(query, 'q'));
  }
}
