import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fill, openSample } from '../demo/openSample.tsx';
import { CategoryPage } from './CategoryPage.tsx';
import { FaqPage } from './FaqPage.tsx';
import { KnowledgeBase } from './KnowledgeBase.tsx';
import { QuestionPage } from './QuestionPage.tsx';

const headings = (): string[] => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');

it('answers in five categories, and hides those that a search empties', async () => {
  const { user, location } = openSample(<FaqPage />, '/faq/index');
  await screen.findByText('28 questions');
  expect(headings()).toEqual(['Payment', 'Delivery', 'Cancellation & Return', 'My Orders', 'Product & Services']);
  await fill(user, screen.getByRole('searchbox'), 'refund');
  await waitFor(() => expect(headings().length).toBeLessThan(5));
  expect(headings().length).toBeGreaterThan(0);
  expect(location()?.search).toBe('?q=refund');
});

it('leads from six topics to the questions of six categories, and finds among them', async () => {
  const { user, unmount } = openSample(<KnowledgeBase />, '/knowledgeBase/index');
  const topic = await screen.findByRole('link', { name: 'API Questions' });
  expect(topic.getAttribute('href')).toBe('/knowledgeBase/category?topic=api-questions');
  expect(headings()).toHaveLength(6);
  await fill(user, screen.getByRole('searchbox'), 'email');
  await waitFor(() => expect(headings()).toEqual(['Email Marketing']));
  unmount();

  openSample(<CategoryPage />, '/knowledgeBase/category?topic=api-questions');
  await screen.findByRole('link', { name: 'How do I get a key?' });
  expect(headings()).toHaveLength(6);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('API Questions');
});

it('shows an answer, its date, and six questions beside it', async () => {
  openSample(<QuestionPage />, '/knowledgeBase/question?slug=how-do-i-get-a-key');
  const related = within(await screen.findByRole('complementary', { name: 'Related questions' }));
  expect(related.getAllByRole('link')).toHaveLength(6);
  expect(screen.getByRole('article').textContent?.length).toBeGreaterThan(100);
  expect(screen.getByText(/^Last updated on/)).toBeTruthy();
});
