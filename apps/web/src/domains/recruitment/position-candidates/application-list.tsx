import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import { candidateSourceLabels } from '@muster/contract/domains/recruitment/candidates.constants.ts';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { ApplicationStageBadge, ClientDecisionBadge } from '../application-status.tsx';
import { BoardAge } from '../board/board-item.tsx';
import { ApplicationName } from './application-name.tsx';
import { type CardActs, cardEntries } from './card-entries.ts';
import { isSlowCard, nextStepText } from './next-step-text.ts';

/** The board as a list: the furthest stages last, as the columns are. Beside an open candidate the least important columns make room. */
export function ApplicationList({ cards, acts, openId, onOpen }: ApplicationListProps) {
  const now = useMinute();
  const zone = useViewerZone();
  const isWorking = cards.some(({ work }) => work !== undefined);
  const name: PlainColumn<ApplicationCard> = {
    header: 'Candidate',
    cell: (card) => <ApplicationName card={card} below={aboutOf(card)} isOpen={card.id === openId} onOpen={onOpen} />,
  };
  const stage: PlainColumn<ApplicationCard> = {
    header: 'Stage',
    cell: (card) => <ApplicationStageBadge stage={card.stage} />,
  };
  const decision: PlainColumn<ApplicationCard> = {
    header: 'Client',
    cell: (card) => (card.presented_at === null ? null : <ClientDecisionBadge decision={card.decision} />),
  };
  const work: readonly PlainColumn<ApplicationCard>[] = [
    { header: 'Next step', cell: (card) => nextStepText(card, { now, zone }) },
    {
      header: 'In stage',
      isUnbroken: true,
      cell: (card) => card.work && <BoardAge since={card.work.stage_since} isSlow={isSlowCard(card, now)} />,
    },
  ];
  const score: PlainColumn<ApplicationCard> = {
    header: 'Score',
    align: 'right',
    cell: (card) => card.work?.score?.toFixed(1),
  };
  const presented: PlainColumn<ApplicationCard> = {
    header: 'Presented',
    isUnbroken: true,
    cell: (card) => card.presented_at && formatDateTime(card.presented_at, zone),
  };
  const far = isWorking ? [...work, score, decision] : [presented, decision];
  const near = isWorking ? work : [presented];
  const columns = [name, stage, ...(openId === undefined ? far : near)];
  const hasEntries = cards.some((card) => cardEntries(card, acts).length > 0);
  return (
    <PlainTable
      label="Candidates"
      columns={columns}
      rows={cards}
      rowId={({ id }) => id}
      isBroad={isWorking}
      empty="No candidate yet."
      actions={hasEntries ? (card) => <ApplicationMenu card={card} acts={acts} /> : undefined}
    />
  );
}

function ApplicationMenu({ card, acts }: { readonly card: ApplicationCard; readonly acts: CardActs }) {
  const entries = cardEntries(card, acts);
  if (entries.length === 0) return null;
  const { id, work, candidate } = card;
  return (
    <span data-card={id}>
      <MenuButton label={`${work ? 'Move' : 'Decide on'} ${candidate.name}`} entries={entries} />
    </span>
  );
}

const aboutOf = ({ work, candidate }: ApplicationCard) =>
  work ? candidateSourceLabels[work.source] : (candidate.headline ?? candidate.home_place);

interface ApplicationListProps {
  /** In the order of the columns. */
  readonly cards: readonly ApplicationCard[];
  readonly acts: CardActs;
  /** The candidate beside the list. */
  readonly openId: number | undefined;
  readonly onOpen: (card: ApplicationCard) => void;
}
