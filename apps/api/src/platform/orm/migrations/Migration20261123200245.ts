import { Migration } from '@mikro-orm/migrations';

export class Migration20261123200245 extends Migration {
  override name = 'Migration20261123200245';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "stock_count" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "status" text not null default 'open', "count_date" date not null, "category_id" int null, "reason_id" int not null, "note" varchar(1000) null, "posted_at" timestamptz null, "posted_by_id" int null, "adjustment_id" int null);`,
    );
    this.addSql(`create index "stock_count_category_id_index" on "stock_count" ("category_id");`);
    this.addSql(`create index "stock_count_reason_id_index" on "stock_count" ("reason_id");`);
    this.addSql(`create index "stock_count_posted_by_id_index" on "stock_count" ("posted_by_id");`);
    this.addSql(`create index "stock_count_date_index" on "stock_count" ("count_date", "id");`);
    this.addSql(`alter table "stock_count" add constraint "stock_count_adjustment_unique" unique ("adjustment_id");`);

    this.addSql(
      `create table "stock_count_line" ("id" serial primary key, "count_id" int not null, "item_id" int not null, "counted" numeric(18,6) null, "counted_at" timestamptz null, "counted_by_id" int null);`,
    );
    this.addSql(`create index "stock_count_line_item_id_index" on "stock_count_line" ("item_id");`);
    this.addSql(`create index "stock_count_line_counted_by_id_index" on "stock_count_line" ("counted_by_id");`);
    this.addSql(`alter table "stock_count_line" add constraint "stock_count_line_item_unique" unique ("count_id", "item_id");`);

    this.addSql(
      `alter table "stock_count" add constraint "stock_count_category_id_foreign" foreign key ("category_id") references "classifier" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "stock_count" add constraint "stock_count_reason_id_foreign" foreign key ("reason_id") references "classifier" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "stock_count" add constraint "stock_count_posted_by_id_foreign" foreign key ("posted_by_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "stock_count" add constraint "stock_count_adjustment_id_foreign" foreign key ("adjustment_id") references "inventory_adjustment" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "stock_count" add constraint "stock_count_posted" check ((status = 'posted') = (posted_at is not null));`,
    );
    this.addSql(
      `alter table "stock_count" add constraint "stock_count_adjusted" check (adjustment_id is null or status = 'posted');`,
    );
    this.addSql(`alter table "stock_count" add constraint "stock_count_status_check" check ("status" in ('open', 'posted'));`);
    this
      .addSql(`create or replace function "stock_count_stock_count_frozen_fn"() returns trigger as \$\$ begin if old.status = 'posted' then
        raise exception 'a posted count is frozen' using errcode = 'restrict_violation', constraint = 'stock_count_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "stock_count_frozen" BEFORE UPDATE OR DELETE on "stock_count" for each ROW execute function "stock_count_stock_count_frozen_fn"();`,
    );

    this.addSql(
      `alter table "stock_count_line" add constraint "stock_count_line_count_id_foreign" foreign key ("count_id") references "stock_count" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "stock_count_line" add constraint "stock_count_line_item_id_foreign" foreign key ("item_id") references "item" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "stock_count_line" add constraint "stock_count_line_counted_by_id_foreign" foreign key ("counted_by_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "stock_count_line" add constraint "stock_count_line_counted" check (counted is null or counted >= 0);`,
    );
    this.addSql(
      `alter table "stock_count_line" add constraint "stock_count_line_counted_at" check ((counted is null) = (counted_at is null));`,
    );
    this
      .addSql(`create or replace function "stock_count_line_stock_count_line_frozen_fn"() returns trigger as \$\$ begin if exists (select 1 from stock_count where id = coalesce(new.count_id, old.count_id) and status = 'posted') then
        raise exception 'the lines of a posted count are frozen' using errcode = 'restrict_violation', constraint = 'stock_count_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "stock_count_line_frozen" BEFORE INSERT OR UPDATE OR DELETE on "stock_count_line" for each ROW execute function "stock_count_line_stock_count_line_frozen_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "stock_count_line" drop constraint "stock_count_line_count_id_foreign";`);

    this.addSql(`drop trigger if exists "stock_count_frozen" on "stock_count";`);
    this.addSql(`drop function if exists "stock_count_stock_count_frozen_fn"();`);
    this.addSql(`drop table if exists "stock_count" cascade;`);
    this.addSql(`drop trigger if exists "stock_count_line_frozen" on "stock_count_line";`);
    this.addSql(`drop function if exists "stock_count_line_stock_count_line_frozen_fn"();`);
    this.addSql(`drop table if exists "stock_count_line" cascade;`);
  }
}
