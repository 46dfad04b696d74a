import type { OfferedReply } from '@muster/contract/domains/tickets/canned-reply-answers.ts';
import { IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showNotice } from '../../../platform/feedback/toasts.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { nextOption, optionsMatching } from '../../../ui/combo-box/combo-option.ts';
import { TextInput } from '../../../ui/input/text-input.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import styles from '../canned-replies.module.css';
import { offeredRepliesQuery } from '../canned-replies.queries.ts';

/** Inserts a text that is kept for replies. Sending it stays a step of its own. */
export function CannedReplyPicker({ ticketId, opened, onOpen, onPick }: CannedReplyPickerProps) {
  const button = useRef<HTMLSpanElement>(null);
  const pick = ({ body, missing }: OfferedReply) => {
    onOpen(false);
    onPick(body);
    if (missing.length > 0) showNotice(`Fill in before you send: ${missing.join(', ')}.`);
  };
  return (
    <span ref={button}>
      <IconButton
        label="Insert a canned reply"
        icon={<IconTemplate size={17} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => onOpen(!opened)}
      />
      <Popover
        opened={opened}
        anchor={button}
        onClose={() => onOpen(false)}
        label="Canned replies"
        placement="top-start"
        width={380}
        isSheetOnPhones
      >
        <OfferedReplies ticketId={ticketId} onPick={pick} />
      </Popover>
    </span>
  );
}

interface CannedReplyPickerProps {
  readonly ticketId: number;
  readonly opened: boolean;
  readonly onOpen: (opened: boolean) => void;
  readonly onPick: (text: string) => void;
}

function OfferedReplies({ ticketId, onPick }: Pick<OfferedRepliesProps, 'ticketId' | 'onPick'>) {
  const { data, error } = useQuery(offeredRepliesQuery(ticketId));
  if (error) return <p className={styles.note}>{problemText(error)}</p>;
  if (!data) return <p className={styles.note}>Loading…</p>;
  if (data.length === 0) return <p className={styles.note}>No canned replies are kept for this type.</p>;
  return <ReplyList replies={data} onPick={onPick} />;
}

interface OfferedRepliesProps {
  readonly ticketId: number;
  readonly replies: readonly OfferedReply[];
  readonly onPick: (reply: OfferedReply) => void;
}

function ReplyList({ replies, onPick }: Pick<OfferedRepliesProps, 'replies' | 'onPick'>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const options = replies.map(({ name, body }, index) => ({ value: String(index), label: name, hint: body }));
  const shown = optionsMatching(options, typed);
  const replyAt = (index: number) => replies[Number(shown[index]?.value)];
  // The box was opened before the list was there.
  useEffect(() => search.current?.focus(), []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const reply = replyAt(active);
    if (event.key === 'ArrowDown') setActive(nextOption(shown, active, 1));
    else if (event.key === 'ArrowUp') setActive(nextOption(shown, active, -1));
    else if (event.key === 'Enter' && reply) onPick(reply);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.search}>
        <TextInput
          role="combobox"
          aria-label="Search canned replies"
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? `${id}-${active}` : undefined}
          ref={search}
          placeholder="Search: Name, Text"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} id={id} role="listbox" aria-label="Canned replies" className={styles.list} tabIndex={-1}>
        {shown.map(({ value, label, hint }, index) => (
          <div
            key={value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            data-active={index === active || undefined}
            className={styles.option}
            tabIndex={-1}
            onMouseDown={(event) => {
              event.preventDefault();
              const reply = replyAt(index);
              if (event.button === 0 && reply) onPick(reply);
            }}
          >
            <span className={styles.name}>{label}</span>
            <span className={styles.start}>{hint}</span>
          </div>
        ))}
      </div>
      {shown.length === 0 ? <p className={styles.note}>No matches</p> : null}
    </>
  );
}
