import { Controller, Get, Query } from '@nestjs/common';
import {
  findQuestions,
  textIn,
  type Faq,
  type KnowledgeBaseItem,
  type QuestionCategory,
  type QuestionPage,
} from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { SamplePages } from './pages.service.ts';

export class FaqQuery {
  /** A part of the question; at most 100 characters. */
  q?: string;
}

/** The sample questions and answers. */
@SignedIn()
@Controller('faq')
export class FaqController {
  constructor(private readonly pages: SamplePages) {}

  /** Lists questions and answers in groups by name; with `q`, only matching questions, in the groups that have any. */
  @Get('data')
  async list(@Query() query: FaqQuery): Promise<Faq> {
    return findQuestions(await this.pages.get('/faq/data'), textIn(query, 'q'));
  }

  /** Lists the six topics of the knowledge base. */
  @Get('data/knowledge_base')
  knowledgeBase(): Promise<KnowledgeBaseItem[]> {
    return this.pages.get('/faq/data/knowledge_base');
  }

  /** Lists the categories of a topic with their questions. */
  @Get('data/category')
  categories(): Promise<QuestionCategory[]> {
    return this.pages.get('/faq/data/category');
  }

  /** Returns one question with its answer and related questions. */
  @Get('data/question')
  question(): Promise<QuestionPage> {
    return this.pages.getHtml('/faq/data/question', 'content');
  }
}
