import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';
import { reportError } from './errorReports.ts';

type Props = { route: string; children: ReactNode };
type State = { error?: Error; route?: string };

/** Replaces a page that throws with a message and a retry button; the shell stays. Going to another page resets it. */
export class PageBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  static getDerivedStateFromProps({ route }: Props, state: State): State | null {
    return state.route === route ? null : { route, error: undefined };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(error, info.componentStack ?? undefined);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error) return <ErrorPage error={error} resetErrorBoundary={() => this.setState({ error: undefined })} />;
    return this.props.children;
  }
}
