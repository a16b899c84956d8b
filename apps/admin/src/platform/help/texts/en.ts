export const texts = import.meta.glob<string>('../../../../../../docs/user/en/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
