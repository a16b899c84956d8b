import { Module } from '@nestjs/common';
import { EstimateDecisionsService } from './estimate-decisions.service.ts';
import { EstimateLettersService } from './estimate-letters.service.ts';
import { EstimateIssuingService } from './estimate-issuing.service.ts';
import { EstimateProjectsService } from './estimate-projects.service.ts';
import { EstimateWonService } from './estimate-won.service.ts';
import { EstimatesController } from './estimates.controller.ts';
import { EstimatesService } from './estimates.service.ts';
import { DrawEstimatePdfTask } from './paper/draw-estimate-pdf.task.ts';
import { EstimatePapersService } from './paper/estimate-papers.service.ts';

@Module({
  controllers: [EstimatesController],
  providers: [
    EstimatesService,
    EstimateIssuingService,
    EstimateLettersService,
    EstimateDecisionsService,
    EstimateProjectsService,
    EstimateWonService,
    EstimatePapersService,
    DrawEstimatePdfTask,
  ],
  exports: [EstimatesService, EstimateDecisionsService, EstimatePapersService],
})
export class EstimatesModule {}
