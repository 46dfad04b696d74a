export type DocumentKind = 'pdf' | 'docx';

/** Why a file has no text: it needs a password, cannot be read, exceeds a limit, or holds pictures alone. */
export type NoTextReason = 'encrypted' | 'damaged' | 'too-large' | 'too-slow' | 'no-text';

export type DocumentText =
  | { readonly state: 'read'; readonly text: string; readonly isCut: boolean }
  | { readonly state: NoTextReason };

export class DocumentRefusal extends Error {
  readonly reason: NoTextReason;

  constructor(reason: NoTextReason) {
    super(reason);
    this.name = 'DocumentRefusal';
    this.reason = reason;
  }
}
