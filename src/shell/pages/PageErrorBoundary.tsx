import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPage } from './ErrorPage';

/**
 * Catches errors while a page renders, and tries again at another address. Otherwise its content is kept: pages
 * know which record they show.
 */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary path={useLocation().pathname}>{children}</Boundary>;
}

interface Props {
  path: string;
  children: ReactNode;
}

class Boundary extends Component<Props, { error: Error | null; path: string }> {
  override state = { error: null, path: this.props.path };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ path }: Props, state: { path: string }) {
    return path === state.path ? null : { error: null, path };
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorPage error={error} /> : this.props.children;
  }
}
