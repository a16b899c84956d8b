import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import {
  BlogCommentInput,
  SavePostInput,
  type BlogDetail,
  type BlogEdit,
  type BlogEntry,
  type BlogSidebar,
} from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { Post } from '../../platform/rest/post.ts';
import { BlogService } from './blog.service.ts';
import { OwnPages } from './own-pages.service.ts';

export class BlogQuery {
  /** The id of the post; default: the first. */
  id?: number;
}

/** The sample blog. Changes are visible only to the person who makes them. */
@SignedIn()
@Controller('blog/list/data')
export class BlogController {
  constructor(
    private readonly pages: OwnPages,
    private readonly blog: BlogService,
  ) {}

  /** Lists the posts of the sample blog. */
  @Get()
  list(): Promise<BlogEntry[]> {
    return this.pages.get('/blog/list/data');
  }

  /** Lists recent posts and categories. */
  @Get('sidebar')
  sidebar(): Promise<BlogSidebar> {
    return this.pages.get('/blog/list/data/sidebar');
  }

  /** Returns one post with its comments. */
  @Get('detail')
  detail(@Query() query: BlogQuery): Promise<BlogDetail> {
    return this.blog.detail(query);
  }

  /** Adds a comment to a post. */
  @Post('comment')
  @HttpCode(200)
  comment(@Query() query: BlogQuery, @Body() { commentText }: BlogCommentInput): Promise<BlogDetail> {
    return this.blog.comment(query, commentText);
  }

  /** Returns the form of a post. */
  @Get('edit')
  edit(@Query() query: BlogQuery): Promise<BlogEdit> {
    return this.blog.form(query);
  }

  /** Saves a post; list, sidebar and the post itself then show it. A text left out stays. */
  @Post('edit')
  @HttpCode(200)
  save(@Query() query: BlogQuery, @Body() input: SavePostInput): Promise<BlogEdit> {
    return this.blog.save(query, input);
  }
}
