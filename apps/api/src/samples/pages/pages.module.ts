import { Module } from '@nestjs/common';
import { CardsController } from './cards.controller.ts';
import { SamplePages } from './pages.service.ts';
import { FaqController } from './faq.controller.ts';
import { PagesController } from './pages.controller.ts';

@Module({
  controllers: [PagesController, FaqController, CardsController],
  providers: [SamplePages],
})
export class SamplePagesModule {}
