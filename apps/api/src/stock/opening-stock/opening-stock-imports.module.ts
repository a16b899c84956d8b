import { Module } from '@nestjs/common';
import { StockMovesModule } from '../moves/stock-moves.module.ts';
import { OpeningStockImportsController } from './opening-stock-imports.controller.ts';
import { OpeningStockImportsService } from './opening-stock-imports.service.ts';

@Module({
  imports: [StockMovesModule],
  controllers: [OpeningStockImportsController],
  providers: [OpeningStockImportsService],
})
export class OpeningStockImportsModule {}
