import type { CandidateApplication } from '@muster/contract/domains/recruitment/application-answers.ts';
import { isWithTheClient } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import {
  applicationStages,
  applicationStageWords,
} from '@muster/contract/domains/recruitment/applications.constants.ts';
import type { ApplicationScorecards } from '@muster/contract/domains/recruitment/scorecards.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconBriefcase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { noBreak } from '../../../platform/format/no-break.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { ApplicationSlot } from '../../../platform/slots/application-slot.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { EmployeeLink } from '../../employees/index.ts';
import { ApplicationStageBadge, ClientDecisionBadge } from '../application-status.tsx';
import { applicationAnswers, candidateApplicationsQuery, candidateScorecardsQuery } from '../applications.queries.ts';
import { timeText } from '../open-position-details/time-text.ts';
import { useHire } from '../use-hire.tsx';
import { ApplicationHistory } from './application-history.tsx';
import styles from './candidate-applications.module.css';
import { Scorecards } from './scorecards.tsx';
import { useAddToPosition } from './use-add-to-position.tsx';

/** For which positions the candidate was proposed; for those who recruit with the history of each. */
export function CandidateApplications({ id, name, mayAdd }: CandidateApplicationsProps) {
  const found = useQuery(candidateApplicationsQuery(id));
  useRefreshOn('applications.changed', applicationAnswers, { isWanted: ({ candidate_id }) => candidate_id === id });
  const { mayHire, hire, panel } = useHire();
  const adding = useAddToPosition();
  const isWorking = found.data?.some(({ work }) => work !== undefined) ?? false;
  const scorecards = useQuery({ ...candidateScorecardsQuery(id), enabled: isWorking });
  return (
    <Loaded of={found} thing="applications">
      {(applications) =>
        applications.length === 0 ? (
          <>
            <EmptyState
              icon={<IconBriefcase aria-hidden="true" />}
              title="No applications found."
              hint={
                mayAdd ? 'Choose a position that the candidate could fill.' : 'Positions of the candidate appear here.'
              }
              action={mayAdd ? <Button onClick={() => adding.open({ id, name })}>Add to position…</Button> : null}
            />
            {adding.panel}
          </>
        ) : (
          <RecordStack>
            {panel}
            {applications.map((application) => (
              <Application
                key={application.id}
                application={application}
                name={name}
                mayHire={mayHire}
                hire={hire}
                scorecards={scorecards.data?.find(({ application_id }) => application_id === application.id)}
              />
            ))}
          </RecordStack>
        )
      }
    </Loaded>
  );
}

interface CandidateApplicationsProps {
  readonly id: number;
  readonly name: string;
  /** The viewer recruits, and the candidate can be proposed. */
  readonly mayAdd: boolean;
}

function Application({ application, name, mayHire, hire, scorecards }: ApplicationProps) {
  const zone = useViewerZone();
  const { position, stage, presented_at, decision, decision_reason, work } = application;
  return (
    <Card
      title={`${position.title} of ${position.client}`}
      actions={
        <>
          {mayHire(application) ? (
            <Button tone="primary" onClick={() => hire(application)}>
              Hire…
            </Button>
          ) : null}
          {isWithTheClient(stage) ? <ApplicationSlot id={application.id} candidate={name} /> : null}
          <Link className={styles.all} to={pathOf('positionCandidates', { uuid: position.uuid })}>
            All candidates
          </Link>
        </>
      }
    >
      <DescriptionList
        columns={3}
        facts={[
          { label: 'Stage', value: <ApplicationStageBadge stage={stage} /> },
          ...(work?.employee ? [{ label: 'Employee', value: <EmployeeLink {...work.employee} /> }] : []),
          { label: 'Presented', value: presented_at ? formatDateTime(presented_at, zone) : null },
          {
            label: 'Decision of the client',
            value: presented_at === null ? null : <ClientDecisionBadge decision={decision} />,
          },
          ...(decision_reason === null ? [] : [{ label: 'Reason of the client', value: decision_reason, wide: true }]),
          ...(work ? [{ label: 'Time in each stage', value: timesText(work.minutes), wide: true }] : []),
        ]}
      />
      {work ? (
        <div className={styles.work}>
          {scorecards ? <Scorecards of={application} name={name} scorecards={scorecards} /> : null}
          <div className={styles.history}>
            <ApplicationHistory title={position.title} history={work.history} />
          </div>
        </div>
      ) : null}
    </Card>
  );
}

interface ApplicationProps extends Pick<ReturnType<typeof useHire>, 'mayHire' | 'hire'> {
  readonly application: CandidateApplication;
  readonly name: string;
  /** Undefined for viewers who do not recruit, and until they are read. */
  readonly scorecards: ApplicationScorecards | undefined;
}

/** 'New 3 days · Screening 2 h', in the order of the stages. */
const timesText = (minutes: NonNullable<CandidateApplication['work']>['minutes']): string | null =>
  applicationStages
    .flatMap((stage) => {
      const spent = minutes[stage];
      return spent === undefined ? [] : [noBreak(`${applicationStageWords[stage]} ${timeText(spent)}`)];
    })
    .join(' · ') || null;
