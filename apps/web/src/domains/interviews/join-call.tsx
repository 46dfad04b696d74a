import type { UpcomingInterview } from '@muster/contract/domains/interviews/interview-answers.ts';
import { callOf } from '@muster/contract/domains/interviews/interview-call.rules.ts';
import { IconCopy, IconVideo } from '@tabler/icons-react';
import { useMinute } from '../../platform/clock/use-minute.ts';
import { copyText } from '../../platform/feedback/copy-text.ts';
import { sayCopied } from '../../platform/feedback/say-copied.ts';
import { Button } from '../../ui/button/button.tsx';
import { OutwardButton } from '../../ui/button/outward-button.tsx';

type Call = Pick<UpcomingInterview, 'status' | 'place' | 'starts_at' | 'ends_at' | 'candidate'>;

/** Joins the call of an interview from shortly before it begins; until then the link can be copied. */
export function JoinCall({ interview }: { readonly interview: Call }) {
  const call = callOf(interview, useMinute());
  if (call === null) return null;
  if (call.isOpen)
    return (
      <OutwardButton href={call.link} tone="primary" icon={<IconVideo aria-hidden="true" />}>
        Join video call
      </OutwardButton>
    );
  return (
    <Button icon={<IconCopy aria-hidden="true" />} onClick={() => void copyText(call.link).then(sayCopied)}>
      Copy link
    </Button>
  );
}

/** The same on a line of a list, where nothing stands until the call is open. */
export function JoinFromLine({ interview }: { readonly interview: Call }) {
  const call = callOf(interview, useMinute());
  if (!call?.isOpen) return null;
  return (
    <OutwardButton href={call.link} tone="primary" small label={`Join the interview with ${interview.candidate}`}>
      Join
    </OutwardButton>
  );
}
