import type { Viewer } from '@muster/contract';
import { notificationType } from '@muster/contract/all-notification-types.ts';
import {
  firstPerson,
  type Names,
  peopleIn,
  renderText,
} from '@muster/contract/domains/notifications/notification-text.rules.ts';
import type { NotificationArea } from '@muster/contract/domains/notifications/notification-type.ts';
import { namedPeople } from '@muster/contract/named-people.ts';
import { employeeAt, mayOpenPath } from '@muster/contract/notification-links.ts';
import type { Db } from '../../database/db.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { type CurrentType, typesOf } from './current-types.ts';
import type { NotificationRow } from './notifications.repository.ts';
import { employeeNames, userNames } from './reader-names.repository.ts';

export interface ShownNotification {
  readonly area: NotificationArea | null;
  readonly asks: boolean;
  /** The first person whom the text names to the reader. */
  readonly person: string | null;
  readonly title: string;
  readonly text: string;
  readonly path: string | null;
}

/** Texts and links as the reader may see them now: names of people out of reach are left out, as are links that are closed. */
export async function shownNotifications<
  Row extends Pick<NotificationRow, 'type' | 'title' | 'body' | 'params' | 'link'>,
>(db: Db, viewer: Viewer, rows: readonly Row[]): Promise<(Row & { readonly shown: ShownNotification })[]> {
  const names = await withoutRowSecurity(db, () => readNames(db, viewer, rows));
  const types = await typesOf(
    db,
    rows.map(({ type }) => type),
  );
  return rows.map((row) => ({
    ...row,
    shown: {
      area: types.get(row.type)?.area ?? null,
      asks: notificationType(row.type)?.asks === true,
      ...wordsOf(row, types.get(row.type), names),
      path: openPath(row, viewer, names),
    },
  }));
}

type Worded = Pick<NotificationRow, 'type' | 'title' | 'body' | 'params' | 'link'>;

async function readNames(db: Db, viewer: Viewer, rows: readonly Worded[]): Promise<Names> {
  const reader = namedPeople(viewer);
  const named = rows.map(({ type, params }) => peopleIn(notificationType(type)?.values ?? {}, params ?? {}));
  const linked = rows.flatMap(({ link }) => (link === null ? [] : (employeeAt(link) ?? [])));
  const employees = new Set([...named.flatMap((one) => one.employees), ...linked]);
  const people = new Set(named.flatMap((one) => one.people));
  return {
    employees: new Map((await employeeNames(db, reader, [...employees])).map(({ id, name }) => [id, name])),
    people: new Map((await userNames(db, reader, [...people])).map(({ id, name }) => [id, name])),
  };
}

function wordsOf(
  { title, body, params }: Worded,
  type: CurrentType | undefined,
  names: Names,
): Pick<ShownNotification, 'title' | 'text' | 'person'> {
  // A type that a later version of the portal no longer has.
  if (title !== null || params === null || !type) return { title: title ?? 'Notification', text: body, person: null };
  const filled = { kinds: type.values, values: params, names };
  return {
    title: renderText(type.title, filled),
    text: renderText(type.text, filled),
    person: firstPerson(filled),
  };
}

/** The link, or the page that the type has for those to whom it is closed. */
function openPath({ type, link }: Worded, viewer: Viewer, { employees }: Names): string | null {
  if (link === null) return null;
  const { path = null, otherPath = null } = notificationType(type) ?? {};
  const found = [link, path, otherPath].find((one) => one !== null && mayOpenPath(one, viewer)) ?? null;
  const employeeId = found === null ? null : employeeAt(found);
  return employeeId === null || employees.has(employeeId) ? found : null;
}
