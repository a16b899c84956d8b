import { Module } from '@nestjs/common';
import { LedgerService } from './ledger.service.ts';
import { StockMovesController } from './stock-moves.controller.ts';
import { StockMovesService } from './stock-moves.service.ts';

@Module({ controllers: [StockMovesController], providers: [StockMovesService, LedgerService], exports: [LedgerService] })
export class StockMovesModule {}
