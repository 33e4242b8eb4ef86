import { Suspense, useLayoutEffect, type ComponentType } from 'react';
import { useConfig } from '../session/config';
import { ContentLoading } from '../ui/ContentLoading';
import { PageErrorBoundary } from '../shell/PageErrorBoundary';

/** One page: names the window, waits for its code, and keeps a fault inside it from taking the shell along. */
export function Page({ title, content: Content }: { title: string; content: ComponentType }) {
  const { productName } = useConfig();
  // Before what the page itself calls the window, as a form does by its record.
  useLayoutEffect(() => {
    document.title = `${title} – ${productName}`;
  }, [title, productName]);
  return (
    <PageErrorBoundary>
      <Suspense fallback={<ContentLoading />}>
        <Content />
      </Suspense>
    </PageErrorBoundary>
  );
}
