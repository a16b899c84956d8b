import { Module } from '@nestjs/common';
import { BlogController } from './blog.controller.ts';
import { CardsController } from './cards.controller.ts';
import { SamplePages } from './pages.service.ts';
import { FaqController } from './faq.controller.ts';
import { PagesController } from './pages.controller.ts';

@Module({
  controllers: [PagesController, FaqController, BlogController, CardsController],
  providers: [SamplePages],
})
export class SamplePagesModule {}
