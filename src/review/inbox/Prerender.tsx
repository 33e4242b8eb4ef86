import { Activity, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Makes its content ready before it is shown: rendered when there is nothing better to do, without effects, and outside
 * of the document, so that no name or id is there twice. To show it is to put it into the page.
 */
export function Prerender({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [box] = useState(() => document.createElement('div'));
  return (
    <>
      {/* First, so that the effects of what is shown find it in the page. */}
      <Place box={box} isShown={isShown} />
      {createPortal(<Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>, box)}
    </>
  );
}

function Place({ box, isShown }: { box: HTMLElement; isShown: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isShown) return;
    place.current?.append(box);
    return () => box.remove();
  }, [box, isShown]);
  return <div ref={place} />;
}
