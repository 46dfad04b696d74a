import { addToast, type ToastOptions } from './toast-store.ts';

/** A short word at the lower edge, 3,000 ms unless told otherwise (section 9). Answers the toast's id. */
export const showSuccess = (text: string, options: ToastOptions = {}): number => addToast('success', text, [], options);

export const showError = (text: string, options: ToastOptions = {}): number => addToast('error', text, [], options);

/** Several messages under one title: what the server had against a form. */
export const showErrorList = (title: string, lines: readonly string[], options: ToastOptions = {}): number =>
  addToast('error', title, [...new Set(lines)], options);
