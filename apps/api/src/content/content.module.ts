import { Module } from '@nestjs/common';
import { ContentService } from './content.service.ts';
import { PricingController } from './pricing.controller.ts';

@Module({ controllers: [PricingController], providers: [ContentService] })
export class ContentModule {}
