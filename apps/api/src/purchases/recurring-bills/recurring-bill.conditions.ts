/** The members of the projects on its lines, for roles that read those of their own projects. */
export const recurringBillConditions = (recurring: string) => ({
  projectUserIds: `select m.user_id from recurring_bill_line l join project_member m on m.project_id = l.project_id
    where l.recurring_bill_id = ${recurring}.id`,
});
