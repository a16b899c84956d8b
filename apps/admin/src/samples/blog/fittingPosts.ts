import { hasText, type BlogEntry } from '@kontor/domain';
import type { BlogChoice } from './useBlogChoice.ts';

/** Filters posts by category and by words in title, author or excerpt. */
export const fittingPosts = (posts: readonly BlogEntry[], { q, category }: BlogChoice): BlogEntry[] =>
  posts.filter(
    ({ title, userFullName, excerpt, tags }) =>
      (!category || tags.some((tag) => tag.toLowerCase() === category.toLowerCase())) &&
      hasText(q.trim(), title, userFullName, excerpt),
  );
