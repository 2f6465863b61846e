import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = Readonly<{
  fallback: (error: unknown) => ReactNode;
  /** The current address: when it changes, the children are tried again. */
  at?: string;
  children: ReactNode;
}>;

type Failure = Readonly<{ error: unknown }>;

/** Shows the fallback when its children fail to render. React supports error boundaries only as classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Readonly<{ failure: Failure | undefined }>> {
  override state: Readonly<{ failure: Failure | undefined }> = { failure: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate({ at }: ErrorBoundaryProps) {
    if (at !== this.props.at && this.state.failure) this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
