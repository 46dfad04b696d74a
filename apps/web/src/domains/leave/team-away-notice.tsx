import type { TeamAway } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { awayText, limitsOf } from './leave-request-texts.ts';

/** How many of the team are away with this leave, and which limits it reaches. It can be requested and approved all the same. */
export function TeamAwayNotice({ team }: { readonly team: TeamAway }) {
  const away = awayText(team);
  if (away === null) return null;
  const limits = limitsOf(team);
  return (
    <Notice tone={limits.some(({ isOver }) => isOver) ? 'red' : 'amber'}>
      <p>{[away, ...limits.map(({ text }) => text)].join(' ')}</p>
    </Notice>
  );
}
