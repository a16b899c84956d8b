import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { oneOf, useChangeAddress, useChoice } from './useChoice.ts';

const layouts = ['grid', 'rows'] as const;
const usual: { q: string; tag: string; page: number; layout: (typeof layouts)[number] } = {
  q: '',
  tag: 'all',
  page: 1,
  layout: 'grid',
};

function open(at: string) {
  const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>;
  const usePage = () => ({
    ...useChoice(usual, { layout: oneOf(layouts) }, ['layout']),
    change: useChangeAddress(),
    search: useLocation().search,
  });
  return renderHook(usePage, { wrapper }).result;
}

it('reads what the address says, and the usual where it says nothing or nonsense', () => {
  expect(open('/x?q=tea&page=3&layout=rows').current.choice).toEqual({ q: 'tea', tag: 'all', page: 3, layout: 'rows' });
  expect(open('/x?page=-1&layout=round').current.choice).toEqual(usual);
});

it('writes only what is not usual, and begins at the first page unless only the looks change', () => {
  const shown = open('/x?page=3');
  act(() => shown.current.choose({ layout: 'rows' }));
  expect(shown.current.search).toBe('?page=3&layout=rows');
  act(() => shown.current.choose({ tag: 'new' }));
  expect(shown.current.search).toBe('?tag=new&layout=rows');
  act(() => shown.current.choose({ tag: 'all', layout: 'grid', page: 2 }));
  expect(shown.current.search).toBe('?page=2');
});

it('changes some of the address and leaves the rest', () => {
  const shown = open('/x?tab=two&mail=4');
  act(() => shown.current.change({ mail: null, compose: 'new' }));
  expect(shown.current.search).toBe('?tab=two&compose=new');
});
