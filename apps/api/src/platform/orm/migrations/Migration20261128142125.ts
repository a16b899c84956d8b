import { Migration } from '@mikro-orm/migrations';

export class Migration20261128142125 extends Migration {
  override name = 'Migration20261128142125';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "employer_charge" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "country" varchar(2) not null, "zone" varchar(60) null, "kind" text not null, "percent" numeric(6,3) not null, "base" text not null, "valid_from" date not null, "is_default" boolean not null default false, "source" varchar(300) null);`,
    );
    this.addSql(
      `create unique index "employer_charge_unique" on "employer_charge" ("country", "kind", (coalesce("zone", '')), "valid_from");`,
    );
    this.addSql(
      `create unique index "employer_charge_default_unique" on "employer_charge" ("country", "kind", "valid_from") where "is_default";`,
    );

    this.addSql(
      `alter table "employer_charge" add constraint "employer_charge_percent" check (percent >= 0 and percent <= 100);`,
    );
    this.addSql(
      `alter table "employer_charge" add constraint "employer_charge_holiday_pay" check (kind <> 'holidayPay' or base = 'gross');`,
    );
    this.addSql(
      `alter table "employer_charge" add constraint "employer_charge_kind_check" check ("kind" in ('contribution', 'holidayPay', 'pension'));`,
    );
    this.addSql(
      `alter table "employer_charge" add constraint "employer_charge_base_check" check ("base" in ('gross', 'grossWithHolidayPay'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "employer_charge" cascade;`);
  }
}
