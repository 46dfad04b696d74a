import { needAddress } from './domains/home/need-address.rules.ts';
import type { NeedKind } from './domains/home/need-answers.ts';
import { pathOf } from './screen-paths.ts';

/** The page of the action center on which one record is decided. Who decided already finds the outcome there. */
export const needPath = (kind: NeedKind, id: number): string =>
  pathOf('actionCenterDetails', { uuid: needAddress(kind, [id, 0]) });
