import { useEffect, useRef } from 'react';

/** A heading that takes the place of what was there: the focus goes along, so that it is heard. */
export function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return <h1 tabIndex={-1} ref={heading}>{children}</h1>;
}

/** Takes the place of a form. */
export const Notice = ({ title, text }: { title: string; text: string }) => <><Heading>{title}</Heading><p>{text}</p></>;
