import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { openScreen } from '../testing/openScreen.tsx';
import { Banners } from './Banners.tsx';

const turn = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};
afterEach(() => {
  turn(true);
  jest.restoreAllMocks();
  cleanup();
});

it('says that there is no connection for as long as there is none, and stays in sight while the page scrolls', () => {
  openScreen(<Banners outdated={false} />, { at: '/' });
  const place = screen.getByRole('status');
  expect(place).toBeEmptyDOMElement();
  turn(false);
  expect(place).toHaveTextContent('You are offline.');
  expect(getComputedStyle(place)).toMatchObject({ position: 'sticky', top: 'var(--bar)' });
  expect(screen.queryByRole('button')).toBeNull();
  turn(true);
  expect(place).toBeEmptyDOMElement();
});

it('offers the newer version, also while there is no connection', () => {
  openScreen(<Banners outdated />, { at: '/' });
  turn(false);
  expect(screen.getByRole('status')).toHaveTextContent(/You are offline.*new/is);
  expect(screen.getByRole('button')).toBeInTheDocument();
});
