import { countText } from '@muster/contract/counted.ts';
import type { setupCalls } from '@muster/contract/domains/home/setup.calls.ts';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { AnswerOf } from '../../../platform/api/endpoint.ts';
import { createState } from '../../../platform/keys/use-create.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import styles from './setup.module.css';
import type { StepLook } from './step-looks.ts';

export function SetupLine({ title, text, action, count, is_done, isNext }: SetupLineProps) {
  return (
    <li data-done={is_done || undefined}>
      {is_done ? <IconCircleCheckFilled aria-hidden="true" /> : <IconCircle aria-hidden="true" />}
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{is_done ? `Done · ${countText(count)}` : text}</p>
      </div>
      {is_done || action === undefined ? null : (
        <LinkButton
          small
          tone={isNext ? 'primary' : 'default'}
          to={action.to}
          state={action.creates ? createState : undefined}
        >
          {action.label}
        </LinkButton>
      )}
    </li>
  );
}

type Step = AnswerOf<(typeof setupCalls)['read']>[number];

interface SetupLineProps extends StepLook, Pick<Step, 'count' | 'is_done'> {
  /** The first that is not done. */
  readonly isNext: boolean;
}
