import { pathOf } from '../../screen-paths.ts';
import { needAddress } from './need-address.rules.ts';
import type { NeedKind } from './need-answers.ts';

/** The page of the action center on which one record is decided. Who decided already finds the outcome there. */
export const needPath = (kind: NeedKind, id: number): string =>
  pathOf('actionCenterDetails', { uuid: needAddress(kind, [id, 0]) });
