import type { TeamRow } from '@muster/contract/domains/teams/team-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { teamQuery } from '../teams.queries.ts';
import { memberColumns } from './member-columns.tsx';
import styles from './members.module.css';

/** The members of a team, read-only. */
export function MembersPanel({ team, opened, onClose }: MembersPanelProps) {
  const details = useQuery(teamQuery(team.id));
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title={team.name}
      description={team.client.name}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Loaded of={details} thing="team">
        {({ members }) => (
          <div className={styles.members}>
            <Card flush>
              <PlainTable
                label="Members"
                columns={memberColumns}
                rows={members}
                rowId={(row) => row.employee_id}
                empty="This team has no members yet."
              />
            </Card>
          </div>
        )}
      </Loaded>
    </SidePanel>
  );
}

interface MembersPanelProps {
  readonly team: TeamRow;
  readonly opened: boolean;
  readonly onClose: () => void;
}
