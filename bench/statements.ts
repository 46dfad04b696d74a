import type pg from 'pg';
import { createStatements } from './create-statements.ts';
import { ticketStatements } from './ticket-statements.ts';

/** The same works in plain SQL as named prepared statements: rows and exact count of a page, one record, a new record. */
const columns = `l.employee_id as id, l.version, l.name, l.position, l.client_id, l.client_name, l.timezone_id, l.timezone_name,
  z.friendly_name, l.shift_id, l.shift_name, l.personal_email, l.primary_work_location, l.status_group, l.reason,
  l.clearance_status, l.rehire, e.birthdate, l.missing`;
const joined = 'employee_list l join employee e on e.id = l.employee_id join timezone z on z.id = l.timezone_id';

const isActive = `l.status_group = 'active'`;
const isFound = `${isActive} and l.employee_id in (
    select searched from searched_employees(array[$1], true) searched)
  and position(search_key($1) in l.search_text_sensitive) > 0`;
const isInOffice = `${isActive} and l.primary_work_location = 'wfo'`;

export const pageSize = 30;
export const deepPage = 1000;
/** Of that page. */
const rowsBefore = 29_970;

const texts = {
  firstPage: [
    `select ${columns} from ${joined} where ${isActive} order by l.name_key, l.employee_id limit ${pageSize}`,
    `select count(*)::integer as total from employee_list l where ${isActive}`,
  ],
  search: [
    `select ${columns} from ${joined} where ${isFound} order by l.name_key, l.employee_id limit ${pageSize}`,
    `select count(*)::integer as total from employee_list l where ${isFound}`,
  ],
  deepPage: [
    `select ${columns} from ${joined} where ${isInOffice}
      order by l.position_key, l.employee_id limit ${pageSize} offset ${rowsBefore}`,
    `select count(*)::integer as total from employee_list l where ${isInOffice}`,
  ],
  one: [
    `select e.*, p.*, c.legal_business_name, u.id as user_id, t.status_group, s.name as shift_name,
      array(select to_jsonb(a) from employee_active_date a where a.employee_id = e.id order by a.start_date desc) as employment_periods,
      (select to_jsonb(n) from employee_planned_ending n where n.employee_id = e.id) as planned_ending,
      exists (select from employee_photo h where h.employee_id = e.id) as has_photo,
      array(select to_jsonb(f) || jsonb_build_object('type', k.name, 'by', b.name) from attachment f
        left join attachment_type k on k.id = f.attachment_type_id left join app_user b on b.id = f.uploaded_by_user_id
        where f.employee_id = e.id order by f.id desc) as attachments,
      (select to_jsonb(m) from employee_cost m where m.employee_id = e.id and m.valid @> current_date) as cost,
      array(select to_jsonb(g) from team_member i join team g on g.id = i.team_id where i.employee_id = e.id) as teams
    from employee e join status_type t on t.id = e.status_type_id join client c on c.id = e.client_id
    left join employee_sensitive p on p.employee_id = e.id left join app_user u on u.employee_id = e.id
    left join employee_shift w on w.employee_id = e.id and w.valid @> current_date left join shift s on s.id = w.shift_id
    where e.id = $1 and e.deleted_at is null`,
  ],
  create: createStatements,
  ...ticketStatements,
} as const;

export type ListWork = 'firstPage' | 'search' | 'deepPage';
export type BareWork = keyof typeof texts;

/** Their second statement gets the id of the new record. */
const writes: readonly BareWork[] = ['create', 'ticketCreate'];
export const isWrite = (work: BareWork): boolean => writes.includes(work);

/** Runs the statements one after the other and returns the rows of each. Writing statements share a transaction. */
export async function runStatements(
  client: pg.ClientBase,
  work: BareWork,
  values: readonly unknown[],
): Promise<unknown[][]> {
  const answers: unknown[][] = [];
  const writing = isWrite(work);
  if (writing) await client.query('begin');
  for (const [index, text] of texts[work].entries()) {
    const given = index === 0 || !writing ? values : [idOf(answers[0])];
    answers.push((await client.query({ name: `${work}-${index}`, text, values: [...given] })).rows);
  }
  if (writing) await client.query('commit');
  return answers;
}

function idOf(rows: unknown[] | undefined): number {
  const row: unknown = rows?.[0];
  if (typeof row === 'object' && row !== null && 'id' in row) return Number(row.id);
  throw new Error('The new record has no id.');
}
