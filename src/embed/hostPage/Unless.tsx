import { Component, type ReactNode } from 'react';
import { blame } from './guarded';

/**
 * What a page changes; where that breaks while it is shown, the same without the page. Nothing of it may reach the other lists of the page: they share what draws
 * them, which stops at a fault that nobody takes. In: what is named in the console.
 */
export class Unless extends Component<{ name: string; otherwise: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown) {
    blame(this.props.name, error);
  }

  override render() {
    return this.state.hasFailed ? this.props.otherwise : this.props.children;
  }
}
