import type { CandidateProfile } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { Link } from 'react-router';
import { instantOf } from '../../../platform/clock/clock.ts';
import { dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import cards from '../../../ui/card/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { interviewWhen, ratingText } from '../candidate-interview.ts';
import styles from './candidate-profile.module.css';

/** Facts of the candidate. What the position asks for stands elsewhere. */
export function ProfileFacts({ profile }: { readonly profile: CandidateProfile }) {
  const zone = useViewerZone();
  const { home_place, presented_at, interview } = profile;
  const when = interview && interviewWhen(interview, zone);
  const facts = [
    { label: 'Lives in', value: home_place, detail: null },
    { label: 'Presented', value: formatWeekday(dayAt(instantOf(presented_at) ?? 0, zone)), detail: null },
    ...(interview && when
      ? [
          {
            label: interview.status === 'Scheduled' ? 'Interview' : 'Interviewed',
            value: <Link to={pathOf('interviewScheduleDetails', { uuid: interview.uuid })}>{when.text}</Link>,
            detail: when.there,
          },
        ]
      : []),
    ...(interview?.rating == null
      ? []
      : [{ label: 'Your feedback', value: ratingText(interview.rating), detail: null }]),
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
