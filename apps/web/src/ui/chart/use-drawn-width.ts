import { useEffect, useRef, useState } from 'react';

const usualWidth = 640;

/** The displayed width of a picture. Drawn at it, its texts keep their size. */
export function useDrawnWidth() {
  const picture = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(usualWidth);
  useEffect(() => {
    const element = picture.current;
    if (element === null || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(([entry]) => {
      const seen = Math.round(entry?.contentRect.width ?? 0);
      if (seen > 0) setWidth(seen);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { picture, width };
}
