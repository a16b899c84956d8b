export const texts = import.meta.glob<string>('../../../../../../docs/user/lt/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
