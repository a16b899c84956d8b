import { Body, Controller, Get, HttpCode } from '@nestjs/common';
import { bookmarksOf, mainSearch, pageEntries, ToggleBookmarkInput, type Bookmarks, type MainSearch } from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { Post } from '../../platform/rest/post.ts';
import { BookmarksService } from './bookmarks.service.ts';

/** The pages of the product for the search in the app bar, with the person's own bookmarks. */
@SignedIn()
@Controller('api')
export class BookmarksController {
  constructor(private readonly bookmarks: BookmarksService) {}

  /** Lists all pages, and those that the person has bookmarked. */
  @Get('bookmarks/data')
  async list(): Promise<Bookmarks> {
    return bookmarksOf(await this.bookmarks.mine());
  }

  /** Toggles the bookmark of a page. An unknown id changes nothing. */
  @Post('bookmarks/update')
  @HttpCode(200)
  toggle(@Body() { id }: ToggleBookmarkInput): Promise<void> {
    return this.bookmarks.toggle(id);
  }

  /** Returns what the search in the app bar covers: groups, and how many of each to show. */
  @Get('main-search/data')
  async search(): Promise<MainSearch> {
    return mainSearch(pageEntries(await this.bookmarks.mine()));
  }
}
