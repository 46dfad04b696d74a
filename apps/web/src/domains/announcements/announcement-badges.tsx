import {
  type AnnouncementKind,
  type AnnouncementState,
  announcementKindWords,
  announcementStateWords,
} from '@muster/contract/domains/announcements/announcements.constants.ts';
import { StateBadge } from '../../ui/badge/state-badge.tsx';

export function AnnouncementStateBadge({ state }: { readonly state: AnnouncementState }) {
  return <StateBadge word={announcementStateWords[state]} />;
}

export function AnnouncementKindBadge({ kind }: { readonly kind: AnnouncementKind }) {
  return <StateBadge word={announcementKindWords[kind]} />;
}
