import { Module } from '@nestjs/common';
import { DocumentStockService } from './document-stock.service.ts';
import { LedgerService } from './ledger.service.ts';
import { StockMovesController } from './stock-moves.controller.ts';
import { StockMovesService } from './stock-moves.service.ts';

@Module({
  controllers: [StockMovesController],
  providers: [StockMovesService, LedgerService, DocumentStockService],
  exports: [LedgerService, DocumentStockService],
})
export class StockMovesModule {}
