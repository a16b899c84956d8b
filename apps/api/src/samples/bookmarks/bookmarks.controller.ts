import { Body, Controller, Get, HttpCode } from '@nestjs/common';
import { bookmarksOf, mainSearch, pageEntries, ToggleBookmarkInput, type Bookmarks, type MainSearch } from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { Post } from '../../platform/rest/post.ts';
import { BookmarksService } from './bookmarks.service.ts';

/** The pages of the product as the search in the bar at the top names them, each with the person's own bookmark. */
@SignedIn()
@Controller('api')
export class BookmarksController {
  constructor(private readonly bookmarks: BookmarksService) {}

  /** All pages, and those that the person has bookmarked. */
  @Get('bookmarks/data')
  async list(): Promise<Bookmarks> {
    return bookmarksOf(await this.bookmarks.mine());
  }

  /** Sets the bookmark of a page, or takes it off. Nothing changes where the id is unknown. */
  @Post('bookmarks/update')
  @HttpCode(200)
  toggle(@Body() { id }: ToggleBookmarkInput): Promise<void> {
    return this.bookmarks.toggle(id);
  }

  /** What the search in the bar at the top looks through: groups, and how many of each to show. */
  @Get('main-search/data')
  async search(): Promise<MainSearch> {
    return mainSearch(pageEntries(await this.bookmarks.mine()));
  }
}
