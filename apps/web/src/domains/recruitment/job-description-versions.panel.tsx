import type { JobDescriptionVersion } from '@muster/contract/domains/recruitment/job-description-answers.ts';
import { reviewWord } from '@muster/contract/domains/recruitment/job-description-sections.ts';
import type { OpenPositionRecord } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { stateTones } from '@muster/contract/state-words.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { Loaded } from '../../platform/record/loaded.tsx';
import { useViewerZone } from '../../platform/session/account-queries.ts';
import { Button } from '../../ui/button/button.tsx';
import { ComboBox } from '../../ui/combo-box/combo-box.tsx';
import { Field } from '../../ui/field/field.tsx';
import { SidePanel } from '../../ui/overlay/side-panel.tsx';
import { Timeline } from '../../ui/timeline/timeline.tsx';
import { originText, reviewText } from './job-description-texts.ts';
import styles from './job-descriptions.module.css';
import { jobDescriptionVersionsQuery } from './job-descriptions.queries.ts';
import { VersionDifference } from './version-difference.tsx';

/** The versions of a description, newest first, and what differs between two of them. */
export function JobDescriptionVersionsPanel({ position, ...panel }: VersionsPanelProps) {
  const versions = useQuery(jobDescriptionVersionsQuery(position.id));
  return (
    <SidePanel
      {...panel}
      isWide
      title="Version history"
      description={`${position.title} of ${position.client}`}
      actions={<Button onClick={panel.onClose}>Close</Button>}
    >
      <Loaded of={versions} thing="version history">
        {(found) => <Versions positionId={position.id} versions={found} />}
      </Loaded>
    </SidePanel>
  );
}

function Versions({ positionId, versions }: VersionsProps) {
  const zone = useViewerZone();
  const [newest, before] = versions;
  const [from, setFrom] = useState<number | null>(before?.number ?? null);
  const [to, setTo] = useState<number | null>(newest?.number ?? null);
  const options = versions.map(({ number }) => ({ value: String(number), label: `Version ${number}` }));
  const choice = (label: string, value: number | null, choose: (number: number) => void) => (
    <Field label={label}>
      {(control) => (
        <ComboBox
          {...control}
          clearable={false}
          options={options}
          value={value === null ? null : String(value)}
          onChange={(chosen) => choose(Number(chosen))}
        />
      )}
    </Field>
  );
  const compare = (number: number) => {
    setFrom(number - 1);
    setTo(number);
  };
  const events = versions.map((version) => ({
    id: version.number,
    title: `Version ${version.number} · ${reviewWord(version.reviewed_at !== null)}`,
    tone: stateTones[reviewWord(version.reviewed_at !== null)],
    meta: [originText(version, zone), version.reviewed_at === null ? null : reviewText(version, zone)]
      .filter(Boolean)
      .join(' · '),
    detail:
      version.number > 1 ? (
        <Button small onClick={() => compare(version.number)}>{`Compare with version ${version.number - 1}`}</Button>
      ) : null,
  }));
  return (
    <div className={styles.panel}>
      <Timeline label="Versions" events={events} />
      {from !== null && to !== null ? (
        <>
          <div className={styles.compared}>
            {choice('From', from, setFrom)}
            {choice('To', to, setTo)}
          </div>
          <VersionDifference positionId={positionId} from={from} to={to} />
        </>
      ) : null}
    </div>
  );
}

interface VersionsPanelProps extends Required<PanelProps> {
  readonly position: OpenPositionRecord;
}

interface VersionsProps {
  readonly positionId: number;
  readonly versions: readonly JobDescriptionVersion[];
}
