export const texts = import.meta.glob<string>('../../../../../../docs/user/no/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
