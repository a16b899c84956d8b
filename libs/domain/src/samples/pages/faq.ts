import { hasText } from '../sample/query.ts';
import type { QuestionAnswer } from './pricing.ts';

export class FaqGroup {
  icon: string;
  title: string;
  subtitle: string;
  qandA: QuestionAnswer[];
}

/** Groups of questions; a group without a matching question is left out. */
export class Faq {
  payment?: FaqGroup;
  delivery?: FaqGroup;
  cancellationReturn?: FaqGroup;
  myOrders?: FaqGroup;
  productServices?: FaqGroup;
}

export class KnowledgeBaseItem {
  id: number;
  category: string;
  img: string;
  title: string;
  desc: string;
}

export class QuestionCategory {
  id: number;
  title: string;
  icon: string;
  iconColor: string;
  questions: { id: number; question: string; slug: string }[];
}

export class QuestionPage {
  title: string;
  lastUpdated: string;
  relatedQuestions: { id: number; question: string }[];
  /** HTML. */
  content: string;
}

/** The questions that contain `q`, in the groups that have any. Example: `findQuestions(faq, 'refund')`. */
export function findQuestions(faq: Faq, q: string): Faq {
  const found = Object.entries(faq as Record<string, FaqGroup>)
    .map(([key, group]) => [key, { ...group, qandA: group.qandA.filter(({ question }) => hasText(q, question)) }] as const)
    .filter(([, { qandA }]) => qandA.length > 0);
  return Object.fromEntries(found);
}
