import { invalid } from '../../platform/errors/message.ts';

export const pageMessages = {
  'page.not_a_picture': invalid('This is not a picture: PNG, JPEG, WebP, GIF or SVG.'),
  'page.bad_slug': invalid('Small letters, digits and single hyphens, such as my-first-post.'),
};
