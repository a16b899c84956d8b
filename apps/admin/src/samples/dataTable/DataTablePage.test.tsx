import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { linesOf, savedFiles } from '../../platform/testing/savedFiles.ts';
import { fill, openSample } from '../demo/openSample.tsx';
import { DataTablePage } from './DataTablePage.tsx';

const saved = savedFiles();
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

  it('saves every row that the search finds, not the page alone, with all that is known of each', async () => {
    const { user } = openSample(<DataTablePage />, '/dataTable/index?q=e');
    const shown = await rows();
    const total = Number(/of (\d+)/.exec((await screen.findByText(/of \d+$/)).textContent ?? '')?.[1]);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [head, ...lines] = (await linesOf(saved[0])).slice(0, -1);
    expect(head).toBe('Name,Email,Post,City,Started,Salary,Age,Experience,Status');
    expect(total).toBeGreaterThan(shown.length);
    expect(lines).toHaveLength(total);
    expect(lines[0]).toMatch(/^[^,]+,[^,]+@sample\.example,[^,]+,[^,]+,\d{4}-\d\d-\d\d,\d+\.\d+,\d\d,\d+,\w+$/);
  });
});
