import { ticketStatusLabel } from '@muster/contract';
import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { ticketWorkLimits as limits } from '@muster/contract/domains/tickets/ticket-work.constants.ts';
import { IconAt, IconLock, IconMessage, IconPaperclip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { FormatTools } from '../../../platform/form/format-tools.tsx';
import { useInsertion } from '../../../platform/form/use-insertion.ts';
import { takeDraft, useDraft } from '../../../platform/session/drafts.ts';
import { acceptOf } from '../../../platform/upload/file-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { UploadRows } from '../../../ui/upload/upload-rows.tsx';
import { attachmentLimits } from '../../documents/index.ts';
import { CannedReplyPicker } from './canned-reply-picker.tsx';
import { MentionList } from './mention-list.tsx';
import styles from './ticket-composer.module.css';
import { isTicketDraft, keepTicketDraft, type TicketDraft, ticketDraft } from './ticket-drafts.ts';
import { mentionedIn } from './ticket-mentions.ts';
import { ticketPeopleQuery } from './ticket-work.queries.ts';
import { useMentionSuggestions } from './use-mention-suggestions.ts';
import { useSendMessage } from './use-send-message.ts';
import type { ComposerTab } from './use-ticket-keys.ts';

/** Public replies and internal notes, each with a text of its own, so that a note is never sent as a reply. */
export function TicketComposer({ record, tab: wanted, onTab, input, isPicking, onPicking }: TicketComposerProps) {
  const { id, handling, abilities, requester } = record;
  const tab = handling === null ? 'reply' : abilities.reply ? wanted : 'note';
  const [draft, setDraft] = useKeptDraft(id);
  const [status, setStatus] = useState<TicketRecord['status'] | null>(null);
  const files = useRef<HTMLInputElement>(null);
  const people = useQuery({ ...ticketPeopleQuery(id), enabled: handling !== null }).data?.readers ?? [];
  const { send, isSending, uploads } = useSendMessage(record, () => {
    setDraft({ ...draft, [tab]: '' });
    setStatus(null);
  });
  const text = draft[tab];
  const isNote = tab === 'note';
  const write = (body: string) => setDraft({ ...draft, [tab]: body });
  const { insert, format, onSelect } = useInsertion(input, { text, write });
  const mentions = useMentionSuggestions(input, isNote ? people : nobody, { text, insert });
  const listId = useId();
  const mentioned = mentions.found[mentions.current];
  const submit = () => {
    if (text.trim() === '') return;
    void send({ tab, body: text, mentions: mentionedIn(text, people), status: isNote ? null : status });
  };
  return (
    <section
      className={styles.composer}
      data-note={isNote || undefined}
      aria-label={isNote ? 'Internal note' : 'Reply'}
    >
      {handling === null ? null : (
        <div className={styles.tabs}>
          {abilities.reply ? (
            <button type="button" aria-pressed={!isNote} onClick={() => onTab('reply')}>
              <IconMessage size={15} aria-hidden="true" /> Public reply <Kbd>R</Kbd>
            </button>
          ) : null}
          <button type="button" aria-pressed={isNote} onClick={() => onTab('note')}>
            <IconLock size={15} aria-hidden="true" /> Internal note <Kbd>N</Kbd>
          </button>
          <span className={styles.to}>{isNote ? 'Only staff' : `To ${requester.name}`}</span>
        </div>
      )}
      <textarea
        ref={input}
        className={styles.text}
        aria-label={isNote ? 'Internal note' : 'Public reply'}
        placeholder={isNote ? 'Write to your colleagues. Mention someone by @ and their name.' : 'Write a reply'}
        maxLength={limits.body}
        rows={4}
        value={text}
        aria-controls={mentioned && listId}
        aria-activedescendant={mentioned && `${listId}-${mentioned.id}`}
        onChange={(event) => {
          write(event.target.value);
          mentions.follow(event.target);
        }}
        onSelect={(event) => {
          onSelect(event);
          mentions.follow(event.currentTarget);
        }}
        onKeyDown={(event) => {
          if (mentions.onKey(event)) return;
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          if (event.key === 'Escape') event.currentTarget.blur();
          if (event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
            event.preventDefault();
            format('bold');
          }
        }}
      />
      <MentionList id={listId} people={mentions.found} current={mentions.current} onPick={mentions.pick} />
      <UploadRows label="Files" rows={uploads.rows} onRetry={uploads.retry} onRemove={uploads.remove} />
      <div className={styles.foot}>
        <div className={styles.tools}>
          <FormatTools onFormat={format} />
          <IconButton
            label="Attach files"
            icon={<IconPaperclip size={17} aria-hidden="true" />}
            onClick={() => files.current?.click()}
          />
          <input
            ref={files}
            type="file"
            multiple
            hidden
            accept={acceptOf(attachmentLimits)}
            onChange={(event) => {
              uploads.choose([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          {!isNote || people.length === 0 ? null : (
            <MenuButton
              label="Mention someone"
              className={styles.mention}
              placement="top-start"
              entries={people.map(({ name, label }) => ({
                label: name,
                hint: label,
                onSelect: () => write(`${text}${text === '' || /\s$/.test(text) ? '' : ' '}@${name} `),
              }))}
            >
              <IconAt size={17} aria-hidden="true" />
            </MenuButton>
          )}
          {isNote || handling === null ? null : (
            <CannedReplyPicker ticketId={id} opened={isPicking} onOpen={onPicking} onPick={insert} />
          )}
        </div>
        <div className={styles.send}>
          {isNote || abilities.moves.length === 0 || handling === null ? null : (
            <MenuButton
              tone="default"
              placement="top-end"
              entries={[null, ...abilities.moves.filter((move) => move !== 5)].map((move) => ({
                label: move === null ? "Don't change status" : ticketStatusLabel(move),
                checked: status === move,
                onSelect: () => setStatus(move),
              }))}
            >
              {status === null ? "Don't change status" : `Then set to ${ticketStatusLabel(status)}`}
            </MenuButton>
          )}
          <Button
            tone="primary"
            busy={isSending}
            disabled={text.trim() === ''}
            trailing={<Kbd>Ctrl ↵</Kbd>}
            onClick={submit}
          >
            {isNote ? 'Add note' : 'Send reply'}
          </Button>
        </div>
      </div>
    </section>
  );
}

interface TicketComposerProps {
  readonly record: TicketRecord;
  readonly tab: ComposerTab;
  readonly onTab: (tab: ComposerTab) => void;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  /** The list of canned replies is open. */
  readonly isPicking: boolean;
  readonly onPicking: (isPicking: boolean) => void;
}

const nobody = [] as const;

/** Kept while somebody looks at other tickets, through a reload, and when the session expires. */
function useKeptDraft(id: number) {
  const form = `ticket-${id}`;
  const [draft, setDraft] = useState<TicketDraft>(() => {
    const stored = takeDraft(form);
    return isTicketDraft(stored) ? stored : ticketDraft(id);
  });
  useDraft(form, () => (draft.reply === '' && draft.note === '' ? null : draft));
  useEffect(() => keepTicketDraft(id, draft), [id, draft]);
  return [draft, setDraft] as const;
}
