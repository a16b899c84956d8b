import { useSearchParams } from 'react-router-dom';

export type BlogChoice = { q: string; category: string };

/** What the list shows, in the address. */
export function useBlogChoice(): { choice: BlogChoice; choose: (change: Partial<BlogChoice>) => void } {
  const [params, setParams] = useSearchParams();
  const choice = { q: params.get('q') ?? '', category: params.get('category') ?? '' };
  const choose = (change: Partial<BlogChoice>) => {
    const next = Object.entries({ ...choice, ...change }).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(next), { replace: 'q' in change });
  };
  return { choice, choose };
}

/** The post of the address; without one the first. */
export function usePostId(): number {
  const [params] = useSearchParams();
  const id = Number(params.get('id'));
  return Number.isInteger(id) && id > 0 ? id : 1;
}
