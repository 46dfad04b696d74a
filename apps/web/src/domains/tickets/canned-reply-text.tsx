import {
  cannedReplyLabels as labels,
  cannedReplyLimits as limits,
} from '@muster/contract/domains/tickets/canned-replies.schemas.ts';
import {
  cannedReplyPlaceholderLabels,
  cannedReplyPlaceholders,
} from '@muster/contract/domains/tickets/canned-reply-text.rules.ts';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextAreaField } from '../../platform/form/text-area-field.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './canned-replies.module.css';
import { useInsertion } from './use-insertion.ts';

interface Values {
  body: string;
}

/** The text of a canned reply. Buttons insert what is filled in later. */
export function CannedReplyText() {
  const { watch, setValue } = useFormContext<Values>();
  const input = useRef<HTMLTextAreaElement | null>(null);
  const { insert, onSelect } = useInsertion(input, {
    text: watch('body'),
    write: (body) => setValue('body', body, { shouldDirty: true }),
  });
  return (
    <div
      className={styles.text}
      onSelect={onSelect}
      ref={(box) => {
        input.current = box?.querySelector('textarea') ?? null;
      }}
    >
      <TextAreaField<Values>
        name="body"
        label={labels.body}
        helper="Names in braces are filled in from the ticket that you reply to."
        required
        wide
        rows={10}
        maxLength={limits.body}
      />
      <fieldset className={styles.places}>
        <legend>Insert</legend>
        {cannedReplyPlaceholders.map((name) => (
          <Button
            key={name}
            small
            aria-label={`Insert ${cannedReplyPlaceholderLabels[name]}`}
            onClick={() => insert(`{${name}}`)}
          >
            {cannedReplyPlaceholderLabels[name]}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
