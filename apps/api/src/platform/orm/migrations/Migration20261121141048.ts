import { Migration } from '@mikro-orm/migrations';

export class Migration20261121141048 extends Migration {
  override name = 'Migration20261121141048';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "email_count" ("user_id" int not null, "inbox" int not null default 0, "draft" int not null default 0, "spam" int not null default 0, primary key ("user_id"));`,
    );

    this.addSql(`insert into email_count (user_id, inbox, draft, spam)
      select user_id, count(*) filter (where folder = 'inbox' and not is_read), count(*) filter (where folder = 'draft'),
        count(*) filter (where folder = 'spam' and not is_read) from email group by user_id;`);
    this.addSql(`drop index "email_unread_index";`);
    this
      .addSql(`create or replace function email_email_count_insert_fn() returns trigger as \$\$ begin insert into email_count as c (user_id, inbox, draft, spam) select user_id, count(*) filter (where folder = 'inbox' and not is_read) as inbox,
  count(*) filter (where folder = 'draft') as draft, count(*) filter (where folder = 'spam' and not is_read) as spam from written group by user_id order by user_id
      on conflict (user_id) do update set inbox = c.inbox + excluded.inbox, draft = c.draft + excluded.draft, spam = c.spam + excluded.spam; return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "email_count_insert" after insert on "email" referencing new table as written for each statement execute function email_email_count_insert_fn();`,
    );
    this
      .addSql(`create or replace function email_email_count_delete_fn() returns trigger as \$\$ begin update email_count c set inbox = c.inbox + d.inbox, draft = c.draft + d.draft, spam = c.spam + d.spam
  from (select user_id, -count(*) filter (where folder = 'inbox' and not is_read) as inbox,
  -count(*) filter (where folder = 'draft') as draft, -count(*) filter (where folder = 'spam' and not is_read) as spam from gone group by user_id) d where c.user_id = d.user_id and (d.inbox, d.draft, d.spam) <> (0, 0, 0); return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "email_count_delete" after delete on "email" referencing old table as gone for each statement execute function email_email_count_delete_fn();`,
    );
    this
      .addSql(`create or replace function email_email_count_update_fn() returns trigger as \$\$ begin update email_count c set inbox = c.inbox + d.inbox, draft = c.draft + d.draft, spam = c.spam + d.spam
  from (select user_id, sum(inbox) as inbox, sum(draft) as draft, sum(spam) as spam from
      (select user_id, -count(*) filter (where folder = 'inbox' and not is_read) as inbox,
  -count(*) filter (where folder = 'draft') as draft, -count(*) filter (where folder = 'spam' and not is_read) as spam from gone group by user_id union all select user_id, count(*) filter (where folder = 'inbox' and not is_read) as inbox,
  count(*) filter (where folder = 'draft') as draft, count(*) filter (where folder = 'spam' and not is_read) as spam from written group by user_id) w group by user_id) d where c.user_id = d.user_id and (d.inbox, d.draft, d.spam) <> (0, 0, 0); return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "email_count_update" after update on "email" referencing old table as gone new table as written for each statement execute function email_email_count_update_fn();`,
    );

    this.addSql(
      `alter table "email_count" add constraint "email_count_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(`alter table "email_count" add constraint "email_count_range" check (inbox >= 0 and draft >= 0 and spam >= 0);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "email_count" cascade;`);

    this.addSql(`drop trigger if exists "email_count_insert" on "email";`);
    this.addSql(`drop function if exists "email_email_count_insert_fn"();`);
    this.addSql(`drop trigger if exists "email_count_delete" on "email";`);
    this.addSql(`drop function if exists "email_email_count_delete_fn"();`);
    this.addSql(`drop trigger if exists "email_count_update" on "email";`);
    this.addSql(`drop function if exists "email_email_count_update_fn"();`);
    this.addSql(`create index "email_unread_index" on "email" ("user_id", "folder") where not "is_read";`);
  }
}
