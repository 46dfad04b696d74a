import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';

/**
 * The same picture without its metadata: place, time, camera, comments, embedded previews and films. Only the
 * orientation is kept. Null if its parts cannot be parsed, or if there is metadata after its end.
 */
export function withoutMetadata(content: Buffer, kind: 'png' | 'jpg'): Buffer | null {
  return kind === 'png' ? cleanPng(content) : cleanJpeg(content);
}
