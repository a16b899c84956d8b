import { Module } from '@nestjs/common';
import { MilestonesController } from './milestones.controller.ts';
import { MilestonesService } from './milestones.service.ts';

@Module({ controllers: [MilestonesController], providers: [MilestonesService], exports: [MilestonesService] })
export class MilestonesModule {}
