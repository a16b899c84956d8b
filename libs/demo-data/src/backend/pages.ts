import { findQuestions, textIn, type Faq } from '@kontor/domain';
import { samplePages } from '../samples/pages.ts';
import { notFound, ok, type BackendModule, type Calls } from './frame.ts';

const unknownCard = (): never => {
  throw notFound();
};

/** Pages that are only read. */
export const pagesCalls: BackendModule = () => {
  const calls: Calls = Object.fromEntries(Object.entries(samplePages).map(([path, body]) => [`GET ${path}`, () => ok(body)]));
  return {
    ...calls,
    'GET /faq/data': ({ query }) => ok(findQuestions(samplePages['/faq/data'] as Faq, textIn(query, 'q'))),
    'GET /card/card-analytics/{name}': unknownCard,
    'GET /card/card-statistics/{name}': unknownCard,
  };
};
