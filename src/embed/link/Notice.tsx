import { useEffect, useRef } from 'react';

/** A heading that replaces what was there before. It takes the focus so that screen readers announce it. */
export function Heading({ children, level: Level = 'h1' }: { children: string; level?: 'h1' | 'h2' }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <Level className="title" tabIndex={-1} ref={heading}>
      {children}
    </Level>
  );
}

/** Replaces a form. */
export const Notice = ({ title, text, level }: { title: string; text: string; level?: 'h1' | 'h2' }) => (
  <>
    <Heading {...(level && { level })}>{title}</Heading>
    <p>{text}</p>
  </>
);
