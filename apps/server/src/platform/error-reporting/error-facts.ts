import { sourceStack } from '../log/source-stack.ts';

export interface StackFrame {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
  readonly in_app: boolean;
}

const mostFrames = 50;

/** Oldest call first, as the envelope requires. */
export function stackFrames(error: Error): StackFrame[] {
  const lines = sourceStack(error).split('\n').slice(0, mostFrames);
  return lines.flatMap((line) => frameOf(line) ?? []).reverse();
}

function frameOf(line: string): StackFrame | null {
  const match = /^\s+at (?:(.+?) \()?((?:file:\/\/|node:|\/|[A-Z]:).*?):(\d+):(\d+)\)?$/.exec(line);
  if (!match) return null;
  const [, name, file = '', row, column] = match;
  const filename = file.replace(/^file:\/\//, '').replace(/^.*\/(?=(apps|packages|node_modules)\/)/, '');
  const isOurs = !filename.includes('node_modules') && !filename.startsWith('node:');
  return { function: name ?? '<anonymous>', filename, lineno: Number(row), colno: Number(column), in_app: isOurs };
}

/** Messages of libraries quote values: whatever looks like personal data is removed. */
export function withoutPersonalData(message: string): string {
  return message
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '[email]')
    .replace(/\d[\d\s().-]{4,}\d/g, '[number]')
    .replace(/\b[\w-]{32,}\b/g, '[token]')
    .slice(0, 500);
}
