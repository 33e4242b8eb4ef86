import { useEffect, useRef } from 'react';

/** Takes the place of a form: the focus goes along, so that it is heard. */
export function Notice({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return <><h1 tabIndex={-1} ref={heading}>{title}</h1><p>{text}</p></>;
}
