import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fill, openSample } from '../demo/openSample.tsx';
import { DataTablePage } from './DataTablePage.tsx';

const rows = async (): Promise<string[]> =>
  (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent ?? '');

describe('the data table', () => {
  it('has ten rows a page, and the page in the address', async () => {
    const { user, location } = openSample(<DataTablePage />, '/dataTable/index');
    await screen.findByText('1–10 of 100');
    expect(await rows()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: /page 10$/i }));
    await screen.findByText('91–100 of 100');
    expect(location()?.search).toBe('?page=10');
  });

  it('searches on the server, from the first page on', async () => {
    const { user, asked, location } = openSample(<DataTablePage />, '/dataTable/index?page=4');
    await screen.findByText('31–40 of 100');
    await fill(user, screen.getByRole('searchbox'), 'lawyer');
    await waitFor(async () => {
      const found = await rows();
      expect(found.length).toBeGreaterThan(0);
      expect(found.every((row) => row.includes('Lawyer'))).toBe(true);
    });
    expect(asked.at(-1)).toBe('/api/datatables/data?q=lawyer&page=1');
    expect(location()?.search).toBe('?q=lawyer');
  });

  it('says that nothing was found, and exports nothing then', async () => {
    openSample(<DataTablePage />, '/dataTable/index?q=nobody');
    await screen.findByText('Nothing found');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export' }).disabled).toBe(true);
  });
});
