import { Module } from '@nestjs/common';
import { StockMovesModule } from '../moves/stock-moves.module.ts';
import { AdjustmentPostingService } from './adjustment-posting.service.ts';
import { InventoryAdjustmentsController } from './inventory-adjustments.controller.ts';
import { InventoryAdjustmentsService } from './inventory-adjustments.service.ts';

@Module({
  imports: [StockMovesModule],
  controllers: [InventoryAdjustmentsController],
  providers: [InventoryAdjustmentsService, AdjustmentPostingService],
  exports: [AdjustmentPostingService],
})
export class InventoryAdjustmentsModule {}
