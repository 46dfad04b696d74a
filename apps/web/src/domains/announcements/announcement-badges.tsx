import { capitalized } from '@muster/contract/capitalized.ts';
import {
  type AnnouncementKind,
  type AnnouncementState,
  announcementKindColours,
  announcementStateColours,
} from '@muster/contract/domains/announcements/announcements.constants.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';

export function AnnouncementStateBadge({ state }: { readonly state: AnnouncementState }) {
  return <StatusBadge tone={announcementStateColours[state]}>{capitalized(state)}</StatusBadge>;
}

export function AnnouncementKindBadge({ kind }: { readonly kind: AnnouncementKind }) {
  return <StatusBadge tone={announcementKindColours[kind]}>{capitalized(kind)}</StatusBadge>;
}
