import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  commentedBlog,
  pagePath,
  countedComment,
  firstPost,
  savedDetail,
  savedEntry,
  savedForm,
  savedRecent,
  wholeIn,
  wordsOf,
  type BlogDetail,
  type BlogEdit,
  type BlogEntry,
  type BlogSidebar,
  type SavePostInput,
} from '@kontor/domain';
import { clock } from '../../platform/context/clock.ts';
import { cleanHtml, shownHtml } from '../../platform/html/html.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { OwnPages } from './own-pages.service.ts';

const list = '/blog/list/data';
const pathOf = (page: 'detail' | 'edit', id: number): string => pagePath(`${list}/${page}`, id === firstPost ? '' : String(id));
const idOf = (query: object): number => wholeIn(query, 'id', firstPost);

/** The posts of the sample blog, with the person's own changes. */
@Injectable()
export class BlogService {
  constructor(
    private readonly em: EntityManager,
    private readonly pages: OwnPages,
  ) {}

  async detail(query: object): Promise<BlogDetail> {
    return shown(await this.pages.get<BlogDetail>(pathOf('detail', idOf(query))));
  }

  async form(query: object): Promise<BlogEdit> {
    const form = await this.pages.get<BlogEdit>(pathOf('edit', idOf(query)));
    return { ...form, excerpt: shownHtml(form.excerpt) };
  }

  /** Adds the comment to the post, and counts it in the list. */
  async comment(query: object, commentText: string): Promise<BlogDetail> {
    const id = idOf(query);
    const by = await this.pages.nameAndFace();
    const today = clock.now().toISOString().slice(0, 10);
    return inTransaction(this.em, async (em) => {
      const detail = await this.pages.change<BlogDetail>(em, pathOf('detail', id), (before) =>
        commentedBlog(before, commentText, by, today),
      );
      await this.pages.change<BlogEntry[]>(em, list, (entries) => countedComment(entries, id));
      return shown(detail);
    });
  }

  /** Changes the form, the post, its entry in the list and the one in the sidebar. */
  async save(query: object, input: SavePostInput): Promise<BlogEdit> {
    const id = idOf(query);
    const excerpt = cleanHtml(input.excerpt ?? '');
    const text = typeof input.content === 'string' ? cleanHtml(input.content) : undefined;
    return inTransaction(this.em, async (em) => {
      const form = await this.pages.change<BlogEdit>(em, pathOf('edit', id), (before) => savedForm(before, input, excerpt));
      await this.pages.change<BlogDetail>(em, pathOf('detail', id), (before) => savedDetail(before, input, text));
      await this.pages.change<BlogEntry[]>(em, list, (entries) => savedEntry(entries, id, input, wordsOf(excerpt)));
      await this.pages.change<BlogSidebar>(em, `${list}/sidebar`, (sidebar) => savedRecent(sidebar, id, input));
      return form;
    });
  }
}

const shown = ({ blog, comments }: BlogDetail): BlogDetail => ({
  blog: { ...blog, content: shownHtml(blog.content) },
  comments,
});
