import { capitalized } from '@muster/contract/capitalized.ts';
import type { CandidatePair } from '@muster/contract/domains/recruitment/candidate-merges.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { matchesText } from '../candidate-matches.ts';
import { candidatePairsQuery } from '../candidates.queries.ts';
import styles from './duplicate-candidates.module.css';
import { MergeCandidatesPanel } from './merge-candidates.panel.tsx';

/** Records that may be one person, and the form that merges two of them. */
export function DuplicateCandidatesPanel(panel: Required<PanelProps>) {
  const found = useQuery(candidatePairsQuery());
  const [pair, setPair] = useState<CandidatePair | null>(null);
  if (pair) return <MergeCandidatesPanel pair={pair} opened={panel.opened} onClose={() => setPair(null)} />;
  return (
    <SidePanel
      {...panel}
      title="Likely duplicates"
      description="Records with the same email, phone or name. Two people may share them."
      actions={<Button onClick={panel.onClose}>Close</Button>}
    >
      <Loaded of={found} thing="list">
        {(pairs) =>
          pairs.length === 0 ? (
            <EmptyState
              icon={<IconUsers aria-hidden="true" />}
              title="No duplicates found."
              hint="Records with the same email, phone or name appear here."
            />
          ) : (
            <div className={styles.pairs}>
              {pairs.map((one) => (
                <Pair key={`${one.one.id} ${one.other.id}`} pair={one} onCompare={() => setPair(one)} />
              ))}
            </div>
          )
        }
      </Loaded>
    </SidePanel>
  );
}

function Pair({ pair, onCompare }: { readonly pair: CandidatePair; readonly onCompare: () => void }) {
  const { one, other, matches } = pair;
  return (
    <Card
      title={capitalized(matchesText(matches))}
      actions={
        <Button small onClick={onCompare} aria-label={`Compare ${one.name} and ${other.name}`}>
          Compare
        </Button>
      }
    >
      {[one, other].map(({ id, name, headline, is_archived }) => (
        <p key={id} className={styles.one}>
          <Link to={pathOf('candidateDetails', { id })}>{name}</Link>
          {[headline && `, ${headline}`, is_archived && ' · archived'].filter(Boolean).join('')}
        </p>
      ))}
    </Card>
  );
}
