/** The statuses of a sample blog post. */
export const blogStatuses = ['Published', 'Pending', 'Draft'] as const;
export type BlogStatus = (typeof blogStatuses)[number];

export class BlogEntry {
  img: string;
  title: string;
  id: number;
  avatar: string;
  userFullName: string;
  blogPosted: string;
  tags: string[];
  excerpt: string;
  /** Number of comments. */
  comment: number;
}

export class BlogSidebar {
  recentPosts: { img: string; title: string; id: number; createdTime: string }[];
  categories: { category: string; icon: string }[];
}

export class BlogDetail {
  blog: {
    img: string;
    title: string;
    avatar: string;
    userFullName: string;
    createdTime: string;
    tags: string[];
    /** HTML. */
    content: string;
    comments: number;
    bookmarked: number;
  };
  comments: { avatar: string; userFullName: string; commentedAt: string; commentText: string }[];
}

export class BlogEdit {
  avatar: string;
  userFullName: string;
  createdTime: string;
  blogTitle: string;
  blogCategories: { value: string; label: string }[];
  slug: string;
  status: string;
  /** HTML. */
  excerpt: string;
  featuredImage: string;
}
