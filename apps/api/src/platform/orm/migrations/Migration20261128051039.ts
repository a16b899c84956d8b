import { Migration } from '@mikro-orm/migrations';

const frozen = ['stock_count', 'stock_count_line', 'inventory_adjustment_line'] as const;

/** What was counted is compared with the stock of that moment: open counts and drafts get theirs by the time of their entry. */
export class Migration20261128051039 extends Migration {
  override up(): void {
    this.triggers('disable');
    this.addSql(`alter table "stock_count" add "is_backdated" boolean not null default false;`);
    this.addSql(
      `update stock_count c set is_backdated = c.count_date < (c.created_at at time zone o.time_zone)::date from organisation o;`,
    );
    this.addSql(`alter table "stock_count_line" drop constraint "stock_count_line_counted_at";`);
    this.addSql(
      `alter table "stock_count_line" add "last_move_id" int null, add "on_hand" numeric(18,6) null, add "moved" numeric(18,6) null, add "is_outdated" boolean not null default false;`,
    );
    this.addSql(
      `update stock_count_line l set last_move_id = coalesce((select max(m.id) from stock_move m
        where m.item_id = l.item_id and m.created_at <= l.counted_at), 0) where l.counted is not null;`,
    );
    this.addSql(
      `update stock_count_line l set moved = case when l.counted is not null then 0 end,
          on_hand = coalesce((select m.quantity_after - m.quantity from stock_move m where m.subject = 'InventoryAdjustment'
              and m.subject_id = c.adjustment_id and m.item_id = l.item_id and m.origin_id is null and m.corrects_id is null),
            l.counted, (select m.quantity_after from stock_move m where m.item_id = l.item_id and m.move_date <= c.count_date
              order by m.move_date desc, coalesce(m.corrects_id, m.id) desc, m.id desc limit 1), 0)
        from stock_count c where c.id = l.count_id and c.status = 'posted';`,
    );
    this.addSql(
      `alter table "stock_count_line" add constraint "stock_count_line_counted_at" check ((counted is null) = (counted_at is null) and (counted is null) = (last_move_id is null));`,
    );
    this.addSql(`alter table "inventory_adjustment_line" add "last_move_id" int null, add "entered_at" timestamptz null;`);
    this.addSql(
      `update inventory_adjustment_line l set entered_at = coalesce(a.posted_at, a.updated_at), last_move_id = coalesce((select max(m.id) from stock_move m
          where m.item_id = l.item_id and m.created_at <= coalesce(a.posted_at, a.updated_at)), 0)
        from inventory_adjustment a where a.id = l.adjustment_id and (l.counted is not null or l.new_value is not null);`,
    );
    this.addSql(
      `alter table "inventory_adjustment_line" add constraint "inventory_adjustment_line_last_move" check ((last_move_id is not null) = (counted is not null or new_value is not null) and (last_move_id is null) = (entered_at is null));`,
    );
    this.triggers('enable');
  }

  override down(): void {
    this.addSql(`alter table "inventory_adjustment_line" drop constraint "inventory_adjustment_line_last_move";`);
    this.addSql(`alter table "inventory_adjustment_line" drop column "last_move_id", drop column "entered_at";`);
    this.addSql(`alter table "stock_count" drop column "is_backdated";`);
    this.addSql(`alter table "stock_count_line" drop constraint "stock_count_line_counted_at";`);
    this.addSql(
      `alter table "stock_count_line" drop column "last_move_id", drop column "on_hand", drop column "moved", drop column "is_outdated";`,
    );
    this.addSql(
      `alter table "stock_count_line" add constraint "stock_count_line_counted_at" check ((counted is null) = (counted_at is null));`,
    );
  }

  private triggers(change: 'disable' | 'enable'): void {
    for (const table of frozen) this.addSql(`alter table "${table}" ${change} trigger "${table}_frozen";`);
  }
}
