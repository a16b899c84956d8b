import { Controller, Get, Query } from '@nestjs/common';
import { findTitles, textIn, type CompletionTitles, type Pricing } from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { SamplePages } from './pages.service.ts';

export class TitlesQuery {
  /** A part of the title. */
  q?: string;
}

/** The content of the sample pages. */
@SignedIn()
@Controller()
export class PagesController {
  constructor(private readonly pages: SamplePages) {}

  /** Lists the three plans with monthly and yearly prices, and frequent questions. */
  @Get('pricing/data')
  pricing(): Promise<Pricing> {
    return this.pages.get('/pricing/data');
  }

  /** Lists a hundred film titles for the autocomplete field. */
  @Get('api/autocomplete/data')
  titles(): Promise<CompletionTitles> {
    return this.pages.get('/api/autocomplete/data');
  }

  /** Lists the first ten titles that contain a text, for the autocomplete field. */
  @Get('api/autocomplete/search')
  async search(@Query() query: TitlesQuery): Promise<CompletionTitles> {
    return findTitles(await this.pages.get('/api/autocomplete/data'), textIn(query, 'q'));
  }
}
