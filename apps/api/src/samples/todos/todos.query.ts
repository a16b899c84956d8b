import { sql, type RawBuilder } from 'kysely';
import { hasWords } from '../../platform/rest/query/plain-text.ts';
import {
  idOf,
  sliceIn,
  textIn,
  todoFilterOf,
  todoListLimit,
  todoSortOf,
  todoTags,
  topicIn,
  wholeIn,
  type Slice,
  type TodoFilter,
  type TodoSort,
} from '@kontor/domain';

const chosenBy: Record<TodoFilter | 'other', RawBuilder<boolean>> = {
  important: sql`not is_deleted and is_important`,
  completed: sql`not is_deleted and is_completed`,
  deleted: sql`is_deleted`,
  other: sql`not is_deleted`,
};
const orderBy: Record<TodoSort, RawBuilder<unknown>> = {
  latest: sql`id desc`,
  'title-asc': sql`title_key collate "C", id desc`,
  'title-desc': sql`title_key collate "C" desc, id`,
  assignee: sql`assignee_key collate "C", id desc`,
  'due-date': sql`due_date, id desc`,
  order: sql`position desc, id desc`,
};

const columns = sql`id, title, due_date::text as "dueDate", description, tags, is_completed as "isCompleted",
  is_deleted as "isDeleted", is_important as "isImportant",
  case when assignee_name is null then null
    when partner_user_id is not null and not is_given
      then json_build_object('fullName', assignee_name, 'avatar', assignee_avatar, 'userId', partner_user_id)
    else json_build_object('fullName', assignee_name, 'avatar', assignee_avatar) end as assignee,
  case when about_id is not null then json_build_object('subject', about_subject, 'id', about_id) end as about,
  case when is_given then (select coalesce(nullif(u.full_name, ''), u.display_name) from user_account u where u.id = partner_user_id) end
    as "givenBy"`;

/** Selects a person's to-dos. Filters and tags are literals, so that their partial indexes are used. */
export function selectTodos<T>(userId: number, query: object): RawBuilder<T> {
  const [q, tag] = [textIn(query, 'q'), textIn(query, 'tag')];
  const known = todoTags.find((one) => one === tag);
  const about = topicIn(textIn(query, 'aboutSubject'), idOf(textIn(query, 'aboutId')));
  const { perPage, page } = sliceOf(query);
  return sql<T>`select ${columns} from todo where user_id = ${userId} and ${chosenBy[todoFilterOf(textIn(query, 'filter')) ?? 'other']}
    ${tag ? (known ? sql`and ${sql.lit(known)} = any (tags)` : sql`and false`) : sql``}
    ${about ? sql`and about_id is not null and about_subject = ${about.subject} and about_id = ${about.id}` : sql``}
    ${q ? sql`and ${hasWords(sql`title`, q)}` : sql``}
    order by ${orderBy[todoSortOf(textIn(query, 'sortBy'))]} limit ${perPage} offset ${(page - 1) * perPage}`;
}

const sliceOf = (query: object): Slice =>
  wholeIn(query, 'perPage', 0) || wholeIn(query, 'page', 0) ? sliceIn(query) : { perPage: todoListLimit, page: 1 };
