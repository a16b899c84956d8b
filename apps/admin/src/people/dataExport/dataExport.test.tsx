import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { DataExportPage } from './DataExportPage.tsx';

afterEach(cleanup);

it('the full export is started once and goes on in the background', async () => {
  const { user, writes } = openScreen(<DataExportPage />, { at: '/data-export/index', server: () => ({ body: {} }) });
  await user.click(await screen.findByRole('button', { name: /start/i }));
  expect(writes).toMatchObject([{ method: 'POST', path: '/data-export', body: {} }]);
});
