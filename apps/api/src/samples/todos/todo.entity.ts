import { defineEntity, p } from '@mikro-orm/core';
import { todoTags, type EmailSubject as TopicSubject, type TodoTag } from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';

const index = (name: string, keys: string, where: string): { name: string; expression: string } => ({
  name: `todo_${name}_index`,
  expression: `create index "todo_${name}_index" on "todo" ("user_id", ${keys}) where ${where}`,
});

/**
 * A to-do on a person's list. Ids begin at 1 for each person. Each order of the list has an index, and each filter one in the
 * order of ids, so that a list of 100 000 is as fast as one of 100.
 */
const schema = defineEntity({
  name: 'Todo',
  tableName: 'todo',
  indexes: [
    index('live', '"id"', 'not "is_deleted"'),
    index('deleted', '"id"', '"is_deleted"'),
    index('important', '"id"', 'not "is_deleted" and "is_important"'),
    index('completed', '"id"', 'not "is_deleted" and "is_completed"'),
    ...todoTags.map((tag) => index(tag, '"id"', `not "is_deleted" and '${tag}' = any ("tags")`)),
    index('title', '"title_key" collate "C", "id" desc', 'not "is_deleted"'),
    index('assignee', '"assignee_key" collate "C", "id" desc', 'not "is_deleted"'),
    index('due_date', '"due_date", "id" desc', 'not "is_deleted"'),
    index('position', '"position", "id"', 'not "is_deleted"'),
    index('about', '"about_subject", "about_id", "id"', 'not "is_deleted" and "about_id" is not null'),
    {
      name: 'todo_title_search',
      expression: 'create index "todo_title_search" on "todo" using gin (plain_text("title") gin_trgm_ops)',
    },
  ],
  checks: [
    { name: 'todo_tags', expression: `tags <@ array['${todoTags.join("', '")}']` },
    { name: 'todo_about', expression: '(about_subject is null) = (about_id is null)' },
    { name: 'todo_partner', expression: '(partner_user_id is null) = (partner_id is null)' },
  ],
  properties: {
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
    id: p.integer().primary(),
    title: p.string().length(200),
    /** `sortKey` of the title, for sorting. */
    titleKey: p.text(),
    dueDate: p.date().nullable(),
    description: p.text(),
    assigneeName: p.string().length(200).nullable(),
    assigneeKey: p.text().nullable(),
    assigneeAvatar: p.string().length(500).nullable(),
    tags: p.array<TodoTag>(),
    isCompleted: p.boolean(),
    isDeleted: p.boolean(),
    isImportant: p.boolean(),
    /** The record that the to-do is about. Not a foreign key: the to-do outlives the record. */
    aboutSubject: p.string().length(40).$type<TopicSubject>().nullable(),
    aboutId: p.integer().nullable(),
    /** The same to-do on the list of the colleague who gave or got it. */
    partnerUserId: p.integer().nullable(),
    partnerId: p.integer().nullable(),
    isGiven: p.boolean().default(false),
    /** Position in the person's own order; the highest comes first. */
    position: p.integer(),
  },
});
export class Todo extends schema.class {}
schema.setClass(Todo);
