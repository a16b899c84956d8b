import { Controller, Get } from '@nestjs/common';
import type { BlogDetail, BlogEdit, BlogEntry, BlogSidebar } from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { shownHtml } from '../../platform/html/html.ts';
import { SamplePages } from './pages.service.ts';

/** The sample blog. */
@SignedIn()
@Controller('blog/list/data')
export class BlogController {
  constructor(private readonly pages: SamplePages) {}

  /** The posts of the sample blog. */
  @Get()
  list(): Promise<BlogEntry[]> {
    return this.pages.get('/blog/list/data');
  }

  /** Recent posts and categories. */
  @Get('sidebar')
  sidebar(): Promise<BlogSidebar> {
    return this.pages.get('/blog/list/data/sidebar');
  }

  /** One post with its comments. */
  @Get('detail')
  async detail(): Promise<BlogDetail> {
    const { blog, comments } = await this.pages.get<BlogDetail>('/blog/list/data/detail');
    return { blog: { ...blog, content: shownHtml(blog.content) }, comments };
  }

  /** What the form of a post begins with. */
  @Get('edit')
  edit(): Promise<BlogEdit> {
    return this.pages.getHtml('/blog/list/data/edit', 'excerpt');
  }
}
