import type { Grants } from './access.ts';
import { needAddress } from './domains/home/need-address.rules.ts';
import type { NeedKind } from './domains/home/need-answers.ts';
import { verdictOn } from './screen.ts';
import { pathOf, screenByPath } from './screen-paths.ts';

/** Whether a viewer may open an address of the portal, as far as its screen says. What a record needs is checked apart. */
export function mayOpenPath(path: string, viewer: Grants): boolean {
  const [address = ''] = path.split(/[?#]/);
  const found = screenByPath(address);
  return found !== null && verdictOn(found.screen, viewer) === 'open';
}

/** The employee whose record an address opens, or null. */
export function employeeAt(path: string): number | null {
  const id = /^\/employees\/(\d{1,9})(?:[/?#]|$)/.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}

/** The page of the action center on which one record is decided. Who decided already finds the outcome there. */
export const needPath = (kind: NeedKind, id: number): string =>
  pathOf('actionCenterDetails', { uuid: needAddress(kind, [id, 0]) });
