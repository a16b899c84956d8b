/** The members of the projects on a bill's lines, for roles that read the bills of their own projects. */
export const billConditions = (bill: string) => ({
  projectUserIds: `select m.user_id from bill_line l join project_member m on m.project_id = l.project_id where l.bill_id = ${bill}.id`,
});
