import {
  cannedReplyLabels as labels,
  cannedReplyLimits as limits,
} from '@muster/contract/domains/tickets/canned-replies.schemas.ts';
import { cannedReplyPlaceholderLabels } from '@muster/contract/domains/tickets/canned-reply-placeholders.ts';
import { InsertPlaceholders } from '../../platform/form/insert-placeholders.tsx';
import { TextAreaField } from '../../platform/form/text-area-field.tsx';

interface Values {
  body: string;
}

/** The text of a canned reply. Buttons insert what is filled in later. */
export const CannedReplyText = () => (
  <InsertPlaceholders labels={cannedReplyPlaceholderLabels} name="body">
    <TextAreaField<Values>
      name="body"
      label={labels.body}
      helper="Names in braces are filled in from the ticket that you reply to."
      required
      wide
      rows={10}
      maxLength={limits.body}
    />
  </InsertPlaceholders>
);
