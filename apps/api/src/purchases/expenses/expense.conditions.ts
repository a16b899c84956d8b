/** The members of the expense's project, for roles that read and approve what was spent on their own projects. */
export const expenseConditions = (expense: string) => ({
  projectUserIds: `select m.user_id from project_member m where m.project_id = ${expense}.project_id`,
});
