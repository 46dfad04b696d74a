import type { Permission, Role } from '@muster/contract';

/** Columns with the current rights of the user `u`, from roles and direct grants. */
export const rightsColumns = `
  coalesce((select json_agg(json_build_object('name', r.name, 'permissions', r.permission_names) order by r.id)
    from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id), '[]') as held_roles,
  array_to_json(array(select p.name from user_permission up join permission p on p.id = up.permission_id
    where up.user_id = u.id)) as own_permissions`;

export interface RightsRow {
  readonly held_roles: readonly { readonly name: Role; readonly permissions: readonly Permission[] }[];
  readonly own_permissions: readonly Permission[];
}

export interface Rights {
  readonly roles: readonly Role[];
  readonly permissions: readonly Permission[];
}

export function rightsFrom({ held_roles, own_permissions }: RightsRow): Rights {
  return {
    roles: held_roles.map(({ name }) => name),
    permissions: [...new Set([...held_roles.flatMap(({ permissions }) => permissions), ...own_permissions])],
  };
}
