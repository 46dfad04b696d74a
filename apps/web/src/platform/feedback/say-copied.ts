import { messages } from '@muster/contract/messages.ts';
import { showError, showSuccess } from './toasts.ts';

/** Whether a link is in the clipboard now. */
export function sayCopied(isCopied: boolean): void {
  if (isCopied) showSuccess(messages.toast.linkCopied);
  else showError(messages.toast.failedWhile('copying', 'the link'));
}
