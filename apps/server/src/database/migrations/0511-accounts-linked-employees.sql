-- Rules about one's own pay go by the employee of an account. Staff accounts made on the command line had none.
update app_user u set employee_id = e.id
from employee e
where u.employee_id is null and u.client_id is null and u.deleted_at is null
  and e.deleted_at is null and e.work_email_key = u.email_key
  and not exists (select from app_user o where o.employee_id = e.id and o.deleted_at is null)
  and exists (
    select from user_role ur join role r on r.id = ur.role_id
    where ur.user_id = u.id and r.name not in ('employee', 'client', 'client-user', 'client-admin'));
