import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { Route, Routes, useParams } from 'react-router-dom';
import '../../resources.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { RecordFailed } from './RecordFailed.tsx';

afterEach(cleanup);

const Page = ({ error }: { error: HttpError }) =>
  useParams()['id'] === '7' ? <h1>The one that stays</h1> : <RecordFailed error={error} onRetry={() => undefined} />;
const open = (code: string) => {
  const error = new HttpError('', 404, { code, params: { id: 7 } });
  const page = <Route path="/customers/:id/show" element={<Page error={error} />} />;
  openScreen(<Routes>{page}</Routes>, { resource: 'customers', at: '/customers/5/show' });
};

it('leads from a record that was merged to the one that stays', async () => {
  open('error.merged');
  expect(await screen.findByText('The one that stays')).toBeVisible();
});

it('says of any other missing record that it is not there', async () => {
  open('error.not_found');
  expect(await screen.findByRole('link', { name: /^Show all/ })).toBeVisible();
});
