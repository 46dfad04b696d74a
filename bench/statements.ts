/** What the same work is in plain SQL: rows and exact count, as two prepared statements. */
const columns = `l.employee_id, l.version, l.name, l.position, l.client_name, l.timezone_name, l.shift_name, l.personal_email,
  l.primary_work_location, l.status_group, l.reason, l.clearance_status, l.rehire, l.missing`;

const searched = `l.status_group = 'active' and l.employee_id in (
    select s.employee_id from employee_search s where s.grams_sensitive @> search_grams($1))
  and position(search_key($1) in l.search_text_sensitive) > 0`;

export const pageSize = 30;
export const deepPage = 1000;

export const statements = {
  firstPage: {
    rows: `select ${columns} from employee_list l where l.status_group = 'active' order by l.name_key, l.employee_id limit ${pageSize}`,
    count: `select count(*) from employee_list l where l.status_group = 'active'`,
  },
  search: {
    rows: `select ${columns} from employee_list l where ${searched} order by l.name_key, l.employee_id limit ${pageSize}`,
    count: `select count(*) from employee_list l where ${searched}`,
  },
  deepPage: {
    rows: `select ${columns} from employee_list l where l.primary_work_location = 'wfo'
      order by l.position_key, l.employee_id limit ${pageSize} offset ${(deepPage - 1) * pageSize}`,
    count: `select count(*) from employee_list l where l.primary_work_location = 'wfo'`,
  },
  one: `select e.*, p.* from employee e left join employee_sensitive p on p.employee_id = e.id where e.id = $1`,
  create: `insert into employee (third_party_employee_id, name, client_id, position, timezone_id, office_id, work_email, start_date,
      orientation_date) values ($1, $2, $3, 'Bench', 291, $4, $5, '2026-03-02', '2026-03-02') returning id`,
} as const;

export type ListWork = 'firstPage' | 'search' | 'deepPage';
