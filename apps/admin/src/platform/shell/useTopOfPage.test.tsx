import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useTopOfPage } from './useTopOfPage.ts';

afterEach(() => {
  cleanup();
  document.documentElement.scrollTop = 0;
});

const Page = () => {
  useTopOfPage();
  return null;
};

it('begins another page at its top, and leaves a page that only changes its filter or was gone back to', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/invoices/index'] });
  renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> });
  const scrolledAfter = async (go: () => Promise<void>): Promise<number> => {
    document.documentElement.scrollTop = 900;
    await act(go);
    return document.documentElement.scrollTop;
  };
  expect(await scrolledAfter(() => router.navigate('/invoices/index?page=2'))).toBe(900);
  expect(await scrolledAfter(() => router.navigate('/invoices/7/show'))).toBe(0);
  expect(await scrolledAfter(() => router.navigate(-1))).toBe(900);
});
