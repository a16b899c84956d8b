/** The members of the project, for roles that read what is billed for their own projects. */
export const recurringInvoiceConditions = (recurring: string) => ({
  projectUserIds: `select m.user_id from project_member m where m.project_id = ${recurring}.project_id`,
});
