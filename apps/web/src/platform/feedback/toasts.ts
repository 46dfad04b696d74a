import { addToast, type ToastOptions } from './toast-store.ts';

/** A toast at the lower edge, by default for 3,000 ms (section 9). Returns its id. */
export const showSuccess = (text: string, options: ToastOptions = {}): number => addToast('success', text, [], options);

/** Something to know that is not an error. It stays longer, because it asks for reading. */
export const showNotice = (text: string, options: ToastOptions = {}): number =>
  addToast('info', text, [], { durationMs: noticeMs, ...options });

const noticeMs = 12_000;

export const showError = (text: string, options: ToastOptions = {}): number => addToast('error', text, [], options);

/** Several messages under one title, such as the server's errors for a form. */
export const showErrorList = (title: string, lines: readonly string[], options: ToastOptions = {}): number =>
  addToast('error', title, [...new Set(lines)], options);
