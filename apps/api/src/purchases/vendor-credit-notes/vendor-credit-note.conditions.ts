/** The members of the projects on a credit note's lines, for roles that read those of their own projects. */
export const vendorCreditNoteConditions = (note: string) => ({
  projectUserIds: `select m.user_id from vendor_credit_note_line l join project_member m on m.project_id = l.project_id where l.vendor_credit_note_id = ${note}.id`,
});
