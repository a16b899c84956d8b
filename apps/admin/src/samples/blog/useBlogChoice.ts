import { useSearchParams } from 'react-router-dom';
import { useChoice, wholeOf } from '../../platform/page/useChoice.ts';

export type BlogChoice = { q: string; category: string };

/** What the list shows. */
export const useBlogChoice = () => useChoice<BlogChoice>({ q: '', category: '' });

/** The post of the address; without one the first. */
export function usePostId(): number {
  const [params] = useSearchParams();
  return wholeOf(params.get('id') ?? '') ?? 1;
}
