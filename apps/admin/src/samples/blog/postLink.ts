export const postLink = (id: number): string => `/blog/post?id=${id}`;
export const editLink = (id: number): string => `/blog/edit?id=${id}`;
export const categoryLink = (category: string): string => `/blog/index?category=${encodeURIComponent(category)}`;
