import { Module } from '@nestjs/common';
import { InventoryAdjustmentsModule } from '../adjustments/inventory-adjustments.module.ts';
import { CountPostingService } from './count-posting.service.ts';
import { StockCountsController } from './stock-counts.controller.ts';
import { StockCountsService } from './stock-counts.service.ts';

@Module({
  imports: [InventoryAdjustmentsModule],
  controllers: [StockCountsController],
  providers: [StockCountsService, CountPostingService],
})
export class StockCountsModule {}
