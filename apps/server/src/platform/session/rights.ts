import type { Permission } from '@muster/contract';
import { type HeldRole, type Rights, rightsFrom } from '@muster/contract/viewer.ts';

/** Columns with the current rights of the user `u`, from roles and direct grants. */
export const rightsColumns = `
  coalesce((select json_agg(json_build_object('name', r.name, 'permissions', r.permission_names) order by r.id)
    from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id), '[]') as held_roles,
  array_to_json(array(select p.name from user_permission up join permission p on p.id = up.permission_id
    where up.user_id = u.id)) as own_permissions`;

export interface RightsRow {
  readonly held_roles: readonly HeldRole[];
  readonly own_permissions: readonly Permission[];
}

export const rightsOf = ({ held_roles, own_permissions }: RightsRow): Rights => rightsFrom(held_roles, own_permissions);
