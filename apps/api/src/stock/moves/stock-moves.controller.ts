import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import {
  DropsUnknown,
  IssueStockInput,
  OpeningStockInput,
  TakeBackInput,
  type StockAtRecord,
  type StockMoveRecord,
} from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { StockMovesService } from './stock-moves.service.ts';
import { AskedDate } from '../../platform/rest/query/asked.ts';

@DropsUnknown()
export class BalancesQuery {
  /** `YYYY-MM-DD`. */
  @AskedDate()
  date: string;
}

/** The stock ledger: moves are added, never changed. */
@Controller('api/v1/stock-moves')
export class StockMovesController {
  constructor(private readonly moves: StockMovesService) {}

  /** Lists stock moves, one page at a time. */
  @Get()
  @Can('read', 'StockMove')
  list(@Query() query: ListQuery): Promise<Page<StockMoveRecord>> {
    return this.moves.list(query);
  }

  /** Returns on hand and value of all items at the end of a day, counted from the ledger; the value only to those who may see it of every move. */
  @Get('balances')
  @Can('read', 'Item')
  balances(@Query() { date }: BalancesQuery): Promise<StockAtRecord[]> {
    return this.moves.balances(date);
  }

  /** Returns one stock move. */
  @Get(':id')
  @Can('read', 'StockMove')
  get(@Param('id', IdPipe) id: number): Promise<StockMoveRecord> {
    return this.moves.get(id);
  }

  /** Enters the opening stock of an item. 409 when it has moves already. */
  @Post('open-stock')
  @Can('openStock', 'StockMove')
  open(@Body() input: OpeningStockInput): Promise<StockMoveRecord> {
    return this.moves.open(input);
  }

  /** Issues goods to a person of the firm. 422 when they are not in stock. */
  @Post('issue')
  @Can('issue', 'StockMove')
  issue(@Body() input: IssueStockInput): Promise<StockMoveRecord> {
    return this.moves.issue(input);
  }

  /** Takes back issued goods, all or some. */
  @Post(':id/take-back')
  @HttpCode(201)
  @Can('takeBack', 'StockMove')
  takeBack(@Param('id', IdPipe) id: number, @Body() input: TakeBackInput): Promise<StockMoveRecord> {
    return this.moves.takeBack(id, input);
  }
}
