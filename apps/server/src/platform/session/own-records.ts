/**
 * Of the user `u`: the linked employee, and every record with the sign-in address as its work or personal address. Rules about people's own
 * records go by all of them, because an account without a link has an owner, too.
 */
export const ownRecordsColumn = `
  array_to_json(array(
    select u.employee_id where u.employee_id is not null
    union select e.id from employee e where e.work_email_key = u.email_key and e.deleted_at is null
    union select p.employee_id from employee_sensitive p where p.personal_email_key = u.email_key)) as own_records`;
