import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';

/**
 * The same picture without what was written beside it: place, time, camera, comments, embedded previews and films. Of all
 * only its orientation stays. Null if its parts cannot be parsed, or if there is metadata after its end.
 */
export function withoutMetadata(content: Buffer, kind: 'png' | 'jpg'): Buffer | null {
  return kind === 'png' ? cleanPng(content) : cleanJpeg(content);
}
