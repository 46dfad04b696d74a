import type { CandidateProfile } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import {
  employmentTypeLabels,
  openPositionLabels as labels,
} from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import cards from '../../../ui/card/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { homeHours, positionHours } from '../my-position-hours.ts';
import styles from './candidate-profile.module.css';

/** What matters to decide: who it is, and the terms of the position. */
export function ProfileFacts({ profile }: { readonly profile: CandidateProfile }) {
  const zone = useViewerZone();
  const { home_place, presented_at, position } = profile;
  const hours = positionHours(position, zone);
  const facts = [
    { label: 'Lives in', value: home_place, detail: null },
    { label: 'Works', value: hours?.text ?? null, detail: hours?.there ?? homeHours(position) },
    {
      label: labels.start_by,
      value: position.start_by === null ? null : formatWeekday(position.start_by),
      detail: employmentTypeLabels[position.employment_type],
    },
    {
      label: 'Presented',
      value: formatWeekday(dayAt(instantOf(presented_at) ?? 0, zone)),
      detail: null,
    },
  ];
  return (
    <dl className={classNames(cards.box, styles.facts)}>
      {facts.map(({ label, value, detail }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? '–'}</dd>
          {detail === null ? null : <dd className={styles.detail}>{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
