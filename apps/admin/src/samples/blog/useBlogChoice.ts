import { useSearchParams } from 'react-router-dom';
import { useChoice, wholeOf } from '../../platform/page/useChoice.ts';

export type BlogChoice = { q: string; category: string };

/** The state of the list in the address. */
export const useBlogChoice = () => useChoice<BlogChoice>({ q: '', category: '' });

/** The id of the post in the address; by default the first. */
export function usePostId(): number {
  const [params] = useSearchParams();
  return wholeOf(params.get('id') ?? '') ?? 1;
}
