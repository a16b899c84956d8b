import { Migration } from '@mikro-orm/migrations';

export class Migration20261126030001 extends Migration {
  override name = 'Migration20261126030001';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "late_interest_rate" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "valid_from" date not null, "percent" numeric(6,3) not null);`,
    );
    this.addSql(`alter table "late_interest_rate" add constraint "late_interest_rate_unique" unique ("valid_from");`);
    this.addSql(
      `alter table "late_interest_rate" add constraint "late_interest_rate_percent" check (percent >= 0 and percent <= 100);`,
    );
    this.addSql(`alter table "organisation" add "late_interest_payers" text not null default 'nobody';`);
    this.addSql(
      `alter table "organisation" add constraint "organisation_late_interest_payers_check" check ("late_interest_payers" in ('nobody', 'companies', 'everybody'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "organisation" drop constraint "organisation_late_interest_payers_check";`);
    this.addSql(`alter table "organisation" drop column "late_interest_payers";`);
    this.addSql(`drop table "late_interest_rate";`);
  }
}
