import { Controller, Get, Query } from '@nestjs/common';
import type { SearchAnswer } from '@kontor/domain';
import { Can } from '../auth/can.ts';
import { SearchService } from './search.service.ts';

export class SearchQuery {
  /** A part of a name, number or code; at most 100 characters. */
  q?: string = undefined;
}

/** Search over everything that the person may read. */
@Controller('api/v1/search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  /**
   * Finds customers, projects, documents, items and people whose name contains the text, at most four of each, as far as the
   * person may read them. A text shorter than three characters only searches the latest 10,000 documents.
   */
  @Get()
  @Can('read', 'ACL')
  find(@Query() query: SearchQuery): Promise<SearchAnswer> {
    return this.search.find(String(query.q ?? ''));
  }
}
