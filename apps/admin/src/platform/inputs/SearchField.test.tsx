import type {} from '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { openScreen } from '../testing/openScreen.tsx';
import { listSearchMark } from './listSearchMark.ts';
import { SearchField } from './SearchField.tsx';

afterEach(cleanup);

const asked: string[] = [];
const Page = () => {
  const [params, setParams] = useSearchParams();
  const search = (q: string) => {
    asked.push(q);
    setTimeout(() => setParams(q ? { q } : {}), 60);
  };
  return (
    <>
      <SearchField main label="Search" value={params.get('q') ?? ''} onSearch={search} />
      <button onClick={() => setParams({})}>clear</button>
      <button onClick={() => setParams({ q: 'oak' })}>oak</button>
    </>
  );
};
const open = (at: string) => {
  asked.length = 0;
  return openScreen(<Page />, { at });
};
const field = () => screen.getByRole('searchbox', { name: 'Search' });

it('asks once when the typing rests, and puts it into the address', async () => {
  const { location } = open('/things');
  fireEvent.change(field(), { target: { value: 'pine' } });
  fireEvent.change(field(), { target: { value: 'pine table ' } });
  await waitFor(() => expect(location()?.search).toBe('?q=pine+table'));
  expect(asked).toEqual(['pine table']);
  expect(field()).toHaveValue('pine table ');
});

it('keeps what is typed while the address takes over what was asked before', async () => {
  const { location } = open('/things');
  fireEvent.change(field(), { target: { value: 'pine' } });
  await waitFor(() => expect(asked).toEqual(['pine']));
  fireEvent.change(field(), { target: { value: 'pine t' } });
  await waitFor(() => expect(location()?.search).toBe('?q=pine'));
  expect(field()).toHaveValue('pine t');
  await waitFor(() => expect(location()?.search).toBe('?q=pine+t'));
});

it('follows the address: opened with a search, cleared, and changed from outside, without asking again', async () => {
  const { user, location } = open('/things?q=pine');
  expect(field()).toHaveValue('pine');
  await user.click(screen.getByText('clear'));
  expect(field()).toHaveValue('');
  await user.click(screen.getByText('oak'));
  expect(field()).toHaveValue('oak');
  await new Promise((done) => setTimeout(done, 300));
  expect(location()?.search).toBe('?q=oak');
  expect(asked).toEqual([]);
});

it('carries the mark that the key / looks for', () => {
  open('/things');
  expect(field()).toHaveAttribute(listSearchMark);
});
