import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import polyglot from 'ra-i18n-polyglot';
import { I18nContextProvider } from 'react-admin';
import type { Format } from './format.ts';
import { useFormat } from './useFormat.ts';

const i18n = polyglot((locale) => ({ 'kontor.format.hours': locale === 'lt' ? '%{hours} val.' : '%{hours} h' }) as never, 'en', [
  { locale: 'en', name: 'English' },
  { locale: 'lt', name: 'Lietuvių' },
]);

it('is the same for all components of a page, and another one in another language', async () => {
  const seen: Format[] = [];
  const Cell = () => {
    const format = useFormat();
    seen.push(format);
    return <>{format.duration(120)}</>;
  };
  const table = (
    <I18nContextProvider value={i18n}>
      <Cell /> <Cell />
    </I18nContextProvider>
  );
  const { container, unmount } = render(table);
  expect(container).toHaveTextContent('2 h 2 h');
  expect(new Set(seen).size).toBe(1);
  unmount();
  await i18n.changeLocale('lt');
  expect(render(table).container).toHaveTextContent('2 val. 2 val.');
  expect(new Set(seen).size).toBe(2);
});
